import {
  broadcastDraftSchema,
  broadcastNoticeMarkSchema,
  type CommunityRecords,
  fileContentSchema,
  sentBroadcastSchema,
  storedAccountSchema,
  storedNotificationSchema,
  storedPaymentSchema,
  storedPaymentSettingsSchema,
  storedProfileSchema,
  storedSubscriptionSchema,
  storedThreadMessageSchema,
  storedThreadSchema,
  type Tag,
  threadReadingSchema,
} from '@hoa/shared/data';
import {
  commentSchema,
  communityEventSchema,
  documentFileSchema,
  folderSchema,
  forumTopicSchema,
  newsItemSchema,
  topicUpdateSchema,
} from '@hoa/shared/domain';
import type * as z from 'zod/mini';
import type { Collection } from '../collection.ts';
import { loadSamples } from '../load-samples.ts';

export type CommunityCollections = {
  readonly [C in keyof CommunityRecords]: Collection<CommunityRecords[C]>;
};

type FetchJson = () => Promise<{ default: unknown }>;

/** The community's sample data; each file is fetched when its collection is first read. */
export const communityCollections: CommunityCollections = {
  news: local(newsItemSchema, ['announcements'], () => import('../samples/community/news.json')),
  events: local(communityEventSchema, ['events'], () => import('../samples/community/events.json')),
  topics: local(forumTopicSchema, ['topics'], () => import('../samples/community/topics.json')),
  topicUpdates: local(
    topicUpdateSchema,
    ['topicUpdates'],
    () => import('../samples/community/topic-updates.json'),
  ),
  comments: local(commentSchema, ['comments'], () => import('../samples/community/comments.json')),
  threads: local(
    storedThreadSchema,
    ['threads'],
    () => import('../samples/community/threads.json'),
  ),
  threadMessages: local(
    storedThreadMessageSchema,
    ['threads', 'threadMessages'],
    () => import('../samples/community/thread-messages.json'),
  ),
  threadReadings: local(
    threadReadingSchema,
    ['threads', 'threadMessages'],
    () => import('../samples/community/thread-readings.json'),
  ),
  notifications: local(
    storedNotificationSchema,
    ['notifications'],
    () => import('../samples/community/notifications.json'),
  ),
  folders: local(folderSchema, ['documents'], () => import('../samples/community/folders.json')),
  files: local(documentFileSchema, ['documents'], () => import('../samples/community/files.json')),
  fileContents: {
    schema: fileContentSchema,
    area: 'local',
    tags: [],
    load: async () => (await import('./load-file-contents.ts')).loadFileContents(),
  },
  accounts: local(
    storedAccountSchema,
    ['account'],
    () => import('../samples/community/accounts.json'),
  ),
  payments: local(
    storedPaymentSchema,
    ['payments'],
    () => import('../samples/community/payments.json'),
  ),
  subscriptions: local(
    storedSubscriptionSchema,
    ['subscription'],
    () => import('../samples/community/subscriptions.json'),
  ),
  paymentSettings: local(
    storedPaymentSettingsSchema,
    ['subscription'],
    () => import('../samples/community/payment-settings.json'),
  ),
  profiles: {
    ...local(storedProfileSchema, ['profile'], () => import('../samples/community/profiles.json')),
    // As specified: a profile lasts as long as the browser's session.
    area: 'session',
  },
  broadcasts: local(sentBroadcastSchema, ['broadcasts', 'notifications'], none),
  broadcastDrafts: local(broadcastDraftSchema, ['broadcastDraft'], none),
  broadcastNoticeMarks: local(broadcastNoticeMarkSchema, ['notifications'], none),
};

function local<T extends { id: string }>(
  schema: z.ZodMiniType<T>,
  tags: readonly Tag[],
  fetchJson: FetchJson,
): Collection<T> {
  return { schema, area: 'local', tags, load: loadSamples(fetchJson, schema) };
}

async function none(): Promise<{ default: unknown }> {
  return { default: [] };
}
