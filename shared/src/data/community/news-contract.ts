import * as z from 'zod/mini';
import { announcementSchema, communityEventSchema, newsItemSchema } from '../../domain/index.ts';
import { nothing } from '../contract/nothing.ts';
import type { ContractPart } from '../contract/schemas.ts';

/** A news item as an admin writes it; without an id it is new, `publishAt` defaults to now. */
const newsInputSchema = z.extend(
  z.omit(newsItemSchema, { id: true, author: true, date: true, attachments: true }),
  { id: z.optional(z.string()), attachments: z.optional(newsItemSchema.shape.attachments) },
);

/** What residents read, and the admin's News Manager. */
export const newsContract = {
  /** Published and inside their window: pinned first, then urgent, then newest. */
  'announcements.list': { input: nothing, output: z.array(announcementSchema) },
  /** Earliest first. */
  'events.list': { input: nothing, output: z.array(communityEventSchema) },
  'events.rsvp': { input: z.object({ eventId: z.string() }), output: nothing },
  /** Everything, drafts and expired included. */
  'news.list': { input: nothing, output: z.array(newsItemSchema) },
  'news.save': { input: newsInputSchema, output: newsItemSchema },
  'news.setPublished': {
    input: z.object({ id: z.string(), published: z.boolean() }),
    output: newsItemSchema,
  },
  'news.delete': { input: z.object({ id: z.string() }), output: nothing },
} satisfies ContractPart;
