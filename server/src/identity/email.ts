import * as z from 'zod/mini';

/** The longest address that mail can go to. */
const longestEmail = 254;

/** An email as it was typed, trimmed and in lower case. */
export const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(longestEmail), z.email());
