import * as z from 'zod/mini';
import { optionalText, requiredText } from '../kernel/field-schemas.ts';
import { normalizeEmail } from './email.ts';

/** An email address as it is stored; only the mail server can tell whether it exists. */
export const storedEmailSchema = emailOf(requiredText('email-required'));

/** Like `storedEmailSchema`, but may be blank: a person without email is reached on paper. */
export const optionalEmailSchema = emailOf(optionalText());

function emailOf(text: ReturnType<typeof optionalText>) {
  return z.pipe(
    text.check(
      z.refine((typed) => typed === '' || normalizeEmail(typed) !== undefined, 'email-invalid'),
    ),
    z.transform((typed) => normalizeEmail(typed) ?? ''),
  );
}
