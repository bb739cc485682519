/** A moderator keeps or removes a reported message. */
export const reportDecisions = ['kept', 'removed'] as const;

export const reportStates = ['open', ...reportDecisions] as const;
