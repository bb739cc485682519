import * as z from 'zod/mini';
import { optionalText, requiredText } from '../kernel/field-schemas.ts';
import { normalizeEmail } from './email.ts';

/** An email address as it is stored; only the mail server can tell whether it exists. */
export const storedEmailSchema = z.pipe(
  requiredText('email-required').check(
    z.refine((text) => text === '' || normalizeEmail(text) !== undefined, 'email-invalid'),
  ),
  z.transform((text) => normalizeEmail(text) ?? ''),
);

/** Like `storedEmailSchema`, but may be blank: a person without email is reached on paper. */
export const optionalEmailSchema = z.pipe(
  optionalText().check(
    z.refine((text) => text === '' || normalizeEmail(text) !== undefined, 'email-invalid'),
  ),
  z.transform((text) => normalizeEmail(text) ?? ''),
);
