/** How a resident holds a unit. Owners owe its dues; everyone who lives there gets its news. */
export const tenures = ['owner', 'tenant'] as const;

export type Tenure = (typeof tenures)[number];
