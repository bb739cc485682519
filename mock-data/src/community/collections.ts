import type { Tag } from '@hoa/api';
import { type CommunityEvent, type NewsItem, type NewsWindow, visibleTime } from '@hoa/domain';
import type { CommunityRecords } from '@hoa/use-cases';
import type { Collection } from '../collection.ts';
import { documents, forum, home, payments } from '../sample-files.ts';

export type CommunityCollections = {
  readonly [C in keyof CommunityRecords]: Collection<CommunityRecords[C]>;
};

/** The community's sample data; each file is fetched when a collection of it is first read. */
export const communityCollections: CommunityCollections = {
  news: local(['announcements'], withVisibleTime(home<NewsItem>('news'))),
  events: local(['events'], withVisibleTime(home<CommunityEvent>('events'))),
  topics: local(['topics'], forum('topics')),
  topicUpdates: local(['topicUpdates'], forum('topicUpdates')),
  comments: local(['comments'], forum('comments')),
  threads: local(['threads'], home('threads')),
  threadMessages: local(['threads', 'threadMessages'], home('threadMessages')),
  threadReadings: local(['threads', 'threadMessages'], home('threadReadings')),
  notifications: local(['notifications'], home('notifications')),
  notificationMarks: local(['notifications'], none),
  folders: local(['documents'], documents('folders')),
  files: local(['documents'], documents('files')),
  storedFiles: {
    area: 'local',
    tags: [],
    load: async () => (await import('./sample-documents.ts')).sampleDocuments,
  },
  accounts: local(['account'], home('accounts')),
  payments: local(['payments'], payments('payments')),
  subscriptions: local(['subscription'], payments('subscriptions')),
  paymentSettings: local(['subscription'], payments('paymentSettings')),
  profiles: {
    ...local(['profile'], home('profiles')),
    // As specified: a profile lasts as long as the browser's session.
    area: 'session',
  },
  broadcasts: local(['broadcasts'], home('broadcasts')),
  broadcastDrafts: local(['broadcastDraft'], none),
};

function local<T extends { id: string }>(
  tags: readonly Tag[],
  load: (now: Date) => Promise<readonly T[]>,
): Collection<T> {
  return { area: 'local', tags, load };
}

/** Samples are written without the instants of their windows. */
function withVisibleTime<T extends NewsWindow>(load: (now: Date) => Promise<readonly T[]>) {
  return async (now: Date) => (await load(now)).map((item) => ({ ...item, ...visibleTime(item) }));
}

async function none(): Promise<never[]> {
  return [];
}
