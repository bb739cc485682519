import { normalizeEmail } from '@hoa/domain/email';
import * as z from 'zod/mini';

/** Validates an email address and converts it to its stored form. */
export const emailSchema = z.pipe(
  z.string().check(z.refine((text) => normalizeEmail(text) !== undefined, 'email-invalid')),
  z.transform((text) => normalizeEmail(text) ?? ''),
);
