/** The name of the database in which live mode keeps what was last read. */
export const lastReadDatabase = 'hoa-last-read';
