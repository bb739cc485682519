import type { CommunityRecords, Tag } from '@hoa/shared/data';
import type { Collection } from '../collection.ts';
import { loadSamples } from '../load-samples.ts';

export type CommunityCollections = {
  readonly [C in keyof CommunityRecords]: Collection<CommunityRecords[C]>;
};

type FetchJson = () => Promise<{ default: unknown }>;

/** The community's sample data; each file is fetched when its collection is first read. */
export const communityCollections: CommunityCollections = {
  news: local(['announcements'], () => import('../samples/community/news.json')),
  events: local(['events'], () => import('../samples/community/events.json')),
  topics: local(['topics'], () => import('../samples/community/topics.json')),
  topicUpdates: local(['topicUpdates'], () => import('../samples/community/topic-updates.json')),
  comments: local(['comments'], () => import('../samples/community/comments.json')),
  threads: local(['threads'], () => import('../samples/community/threads.json')),
  threadMessages: local(
    ['threads', 'threadMessages'],
    () => import('../samples/community/thread-messages.json'),
  ),
  threadReadings: local(
    ['threads', 'threadMessages'],
    () => import('../samples/community/thread-readings.json'),
  ),
  notifications: local(['notifications'], () => import('../samples/community/notifications.json')),
  folders: local(['documents'], () => import('../samples/community/folders.json')),
  files: local(['documents'], () => import('../samples/community/files.json')),
  fileContents: {
    area: 'local',
    tags: [],
    load: async () => (await import('./load-file-contents.ts')).loadFileContents(),
  },
  accounts: local(['account'], () => import('../samples/community/accounts.json')),
  payments: local(['payments'], () => import('../samples/community/payments.json')),
  subscriptions: local(['subscription'], () => import('../samples/community/subscriptions.json')),
  paymentSettings: local(
    ['subscription'],
    () => import('../samples/community/payment-settings.json'),
  ),
  profiles: {
    ...local(['profile'], () => import('../samples/community/profiles.json')),
    // As specified: a profile lasts as long as the browser's session.
    area: 'session',
  },
  broadcasts: local(['broadcasts', 'notifications'], none),
  broadcastDrafts: local(['broadcastDraft'], none),
  broadcastNoticeMarks: local(['notifications'], none),
};

function local<T extends { id: string }>(
  tags: readonly Tag[],
  fetchJson: FetchJson,
): Collection<T> {
  return { area: 'local', tags, load: loadSamples<T>(fetchJson) };
}

async function none(): Promise<{ default: unknown }> {
  return { default: [] };
}
