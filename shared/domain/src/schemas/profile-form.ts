import * as z from 'zod/mini';
import { optionalLine, requiredLine, requiredText } from './form-fields.ts';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An email address, trimmed; only the mail server can tell whether it exists. */
const emailFieldSchema = requiredText('email-required').check(
  z.refine((text) => text.trim() === '' || emailPattern.test(text.trim()), 'email-invalid'),
);

/** The same in lower case, as people are looked up by it. */
export const keptEmailSchema = z.pipe(
  emailFieldSchema,
  z.transform((email) => email.toLowerCase()),
);

export const profileFormSchema = z.object({
  displayName: requiredLine('display-name-required'),
  email: keptEmailSchema,
  phone: optionalLine(),
});

export type ProfileForm = z.infer<typeof profileFormSchema>;
