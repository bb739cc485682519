export const mostPlaces = 10_000;

/** The most guests that a person may bring. */
export const mostGuests = 10;

/** The choices of hours before an event; 0 for no reminder. */
export const reminderHours = ['0', '2', '24', '48', '168'] as const;
