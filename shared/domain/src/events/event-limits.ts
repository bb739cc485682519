export const maxPlaces = 10_000;

/** The maximum number of guests that a person may bring. */
export const maxGuestsPerAnswer = 10;

/** The choices of hours before an event; 0 for no reminder. */
export const reminderHours = ['0', '2', '24', '48', '168'] as const;
