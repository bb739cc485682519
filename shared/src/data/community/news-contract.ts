import * as z from 'zod/mini';
import {
  announcementSchema,
  communityEventSchema,
  newsFormSchema,
  newsItemSchema,
} from '../../domain/index.ts';
import { nothing } from '../contract/nothing.ts';
import type { ContractPart } from '../contract/schemas.ts';

/** The News Manager's form; without an id it is a new item, and '' is no date. */
const newsInputSchema = z.safeExtend(newsFormSchema, { id: z.optional(z.string()) });

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
