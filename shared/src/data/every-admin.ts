/** In place of a recipient's uid: every administrator. */
export const everyAdmin = 'role:admin';
