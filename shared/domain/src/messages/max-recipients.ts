/** The maximum number of neighbors that one new message goes to. */
export const maxRecipients = 10;
