import { normalizeEmail } from '@hoa/domain/email';
import * as z from 'zod/mini';

/** An email as it was typed, in its stored form. */
export const emailSchema = z.pipe(
  z.string().check(z.refine((text) => normalizeEmail(text) !== undefined, 'email-invalid')),
  z.transform((text) => normalizeEmail(text) ?? ''),
);
