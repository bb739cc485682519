import * as z from 'zod/mini';
import { optionalLine, requiredLine } from '../kernel/text-schema.ts';
import { storedEmailSchema } from '../people/email-schema.ts';

export const profileFormSchema = z.object({
  displayName: requiredLine('display-name-required'),
  email: storedEmailSchema,
  phone: optionalLine(),
});

export type ProfileFormValues = z.infer<typeof profileFormSchema>;
