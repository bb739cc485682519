import * as z from 'zod/mini';

/** Money: US dollars in whole cents. */
export const centsSchema = z.int();
