/** A session ends after this many days without use. */
export const sessionDays = 30;

/** A session ends this many days after the sign-in, even if it is used. */
export const maxSessionDays = 90;
