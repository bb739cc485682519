import { newsCategories, newsStates } from '@hoa/domain';
import {
  announcementSchema,
  communityEventSchema,
  idSchema,
  isoDateSchema,
  newsFormSchema,
  newsItemSchema,
  seenTextSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, pageFields, searchField, sortField } from './lists.ts';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';

/** The News Manager's form. Without an id it creates an item; '' means no date. */
const newsInputSchema = z.safeExtend(newsFormSchema, {
  id: z.optional(idSchema),
  /** The values that the form started with; rejects with `conflict` if any has changed since. */
  seen: z.optional(
    z.partial(
      z.extend(
        z.pick(newsItemSchema, {
          category: true,
          priority: true,
          pinned: true,
          urgent: true,
          published: true,
          publishAt: true,
          expireAt: true,
        }),
        { title: seenTextSchema, content: seenTextSchema },
      ),
    ),
  ),
});

/** News for residents, and the administrator's News Manager. */
export const newsContract = {
  /** Published announcements that are visible now: pinned first, then urgent, then newest. */
  'announcements.list': { input: z.object(pageFields), output: listOf(announcementSchema) },
  /** One visible announcement with its full text. */
  'announcements.get': { input: z.object({ id: idSchema }), output: announcementSchema },
  /**
   * Upcoming events soonest first, or past events latest first. With `from` or `before`, the events in that range,
   * soonest first.
   */
  'events.list': {
    input: z.object({
      when: z.optional(z.enum(['upcoming', 'past'])),
      from: z.optional(isoDateSchema),
      before: z.optional(isoDateSchema),
      ...pageFields,
    }),
    output: listOf(communityEventSchema),
  },
  /** All items, including drafts and expired ones, newest first; `all` is the total without search and filter. */
  'news.list': {
    input: z.object({
      state: z.optional(z.enum(newsStates)),
      category: z.optional(z.enum(newsCategories)),
      search: searchField,
      sort: sortField(['title', 'category', 'shown']),
      ...pageFields,
    }),
    output: z.extend(listOf(newsItemSchema), { all: z.int() }),
  },
  'news.get': { input: z.object({ id: idSchema }), output: newsItemSchema },
  'news.save': { input: newsInputSchema, output: newsItemSchema },
  'news.setPublished': {
    input: z.object({ id: idSchema, published: z.boolean() }),
    output: newsItemSchema,
  },
  'news.delete': { input: z.object({ id: idSchema }), output: nothing },
} satisfies ContractPart;
