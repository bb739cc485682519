import * as z from 'zod/mini';
import {
  idSchema,
  isoDateSchema,
  linesSchema,
  listText,
  optionalText,
} from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { offices } from '../people/offices.ts';

/** The actions of a moderator on a topic. */
export const topicActions = ['hide', 'show', 'move', 'merge', 'lock', 'unlock'] as const;

export type TopicAction = (typeof topicActions)[number];

/** The actions that the log shows. */
export const moderationKinds = [
  'topic-hidden',
  'topic-shown',
  'topic-moved',
  'topic-merged',
  'topic-locked',
  'topic-unlocked',
  'topic-deleted',
  'comment-hidden',
  'comment-shown',
  'comment-deleted',
  'poll-deleted',
] as const;

export type ModerationKind = (typeof moderationKinds)[number];

/** An entry of the log that all members read: no hidden text, and no names. */
export const moderationEntrySchema = z.object({
  id: z.string(),
  at: isoDateSchema,
  kind: z.enum(moderationKinds),
  /** The moderator's office; missing for an administrator without one. */
  office: z.optional(z.enum(offices)),
  topicId: z.string(),
  /** The tags that a moved topic got. */
  tags: z.optional(z.array(z.string())),
  /** The topic that this one was merged into. */
  mergedInto: z.optional(z.string()),
  reason: z.optional(z.string()),
});

export type ModerationEntry = z.infer<typeof moderationEntrySchema>;

/** All actions except showing and unlocking take something away from members, so they need a reason. */
export const needsReason = (action: TopicAction): boolean =>
  action !== 'show' && action !== 'unlock';

/** A moderator's action on a topic, with the tags as `tags` reads them. */
function moderated<Tags extends z.ZodMiniType>(tags: Tags) {
  return z
    .object({
      action: z.enum(topicActions),
      reason: optionalText(),
      /** For `move`. */
      tags,
      /** For `merge`. */
      mergedInto: idSchema,
    })
    .check(
      z.refine(({ action, reason }) => reason !== '' || !needsReason(action), {
        path: ['reason'],
        error: 'reason-required' satisfies ValidationCode,
      }),
      z.refine(({ action, mergedInto }) => mergedInto !== '' || action !== 'merge', {
        path: ['mergedInto'],
        error: 'topic-required' satisfies ValidationCode,
      }),
    );
}

export const moderationInputSchema = moderated(linesSchema);

/** The form; `tags` is still one text with commas. */
export const moderationFormSchema = moderated(listText());
