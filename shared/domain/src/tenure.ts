/** How a resident holds a unit: an owner owes its dues, whoever lives there reads its news. */
export const tenures = ['owner', 'tenant'] as const;

export type Tenure = (typeof tenures)[number];
