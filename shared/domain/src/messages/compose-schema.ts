import * as z from 'zod/mini';
import { draftTextSchema, idSchema, requiredLine, requiredText } from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { maxRecipients } from './max-recipients.ts';

/** The fields of a new message: to the office, or to neighbors by their uids. */
export const composeFields = {
  toOffice: z.boolean(),
  people: z.array(idSchema).check(z.maxLength(maxRecipients)),
  subject: requiredLine('subject-required'),
  content: requiredText('message-required'),
};

export const composeFormSchema = z.object(composeFields).check(
  z.refine(({ toOffice, people }) => toOffice || people.length > 0, {
    error: 'recipients-required' satisfies ValidationCode,
    path: ['people'],
  }),
);

export type ComposeForm = z.infer<typeof composeFormSchema>;

/** A neighbor whom a draft addresses; the name is stored to be shown again. */
const draftRecipientSchema = z.object({ id: idSchema, displayName: draftTextSchema });

export type DraftRecipient = z.infer<typeof draftRecipientSchema>;

/** A message as it is typed: a new one, or a reply, which has only `content`. */
export const messageDraftSchema = z.object({
  toOffice: z.boolean(),
  people: z.array(draftRecipientSchema).check(z.maxLength(maxRecipients)),
  subject: draftTextSchema,
  content: draftTextSchema,
});

export type MessageDraft = z.infer<typeof messageDraftSchema>;
