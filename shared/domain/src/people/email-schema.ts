import * as z from 'zod/mini';
import { requiredText } from '../kernel/field-schemas.ts';
import { normalizeEmail } from './email.ts';

/** An email address as it is stored; only the mail server can tell whether it exists. */
export const storedEmailSchema = z.pipe(
  requiredText('email-required').check(
    z.refine((text) => text === '' || normalizeEmail(text) !== undefined, 'email-invalid'),
  ),
  z.transform((text) => normalizeEmail(text) ?? ''),
);
