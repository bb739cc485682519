/** `waiting` for an answer of the office, `answered`, or `closed` without waiting for one. */
export const officeStates = ['waiting', 'answered', 'closed'] as const;

export type OfficeState = (typeof officeStates)[number];

/** The lists of the office's inbox; `mine` is what the actor has taken and is not closed. */
export const inboxFilters = ['open', 'mine', 'answered', 'closed'] as const;

export type InboxFilter = (typeof inboxFilters)[number];

/** The id by which the association takes part in a conversation with its office. */
export const officeUid = 'office';
