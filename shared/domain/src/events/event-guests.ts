/** The residents who may answer events; owners are those of a home. */
export const eventGuests = ['residents', 'owners'] as const;

export type EventGuests = (typeof eventGuests)[number];
