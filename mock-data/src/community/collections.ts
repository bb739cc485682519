import type { CommunityRecords, Tag } from '@hoa/shared/data';
import type { Collection } from '../collection.ts';
import { documents, forum, home, payments } from '../sample-files.ts';

export type CommunityCollections = {
  readonly [C in keyof CommunityRecords]: Collection<CommunityRecords[C]>;
};

/** The community's sample data; each file is fetched when a collection of it is first read. */
export const communityCollections: CommunityCollections = {
  news: local(['announcements'], home('news')),
  events: local(['events'], home('events')),
  topics: local(['topics'], forum('topics')),
  topicUpdates: local(['topicUpdates'], forum('topicUpdates')),
  comments: local(['comments'], forum('comments')),
  threads: local(['threads'], home('threads')),
  threadMessages: local(['threads', 'threadMessages'], home('threadMessages')),
  threadReadings: local(['threads', 'threadMessages'], home('threadReadings')),
  notifications: local(['notifications'], home('notifications')),
  folders: local(['documents'], documents('folders')),
  files: local(['documents'], documents('files')),
  fileContents: {
    area: 'local',
    tags: [],
    load: async () => (await import('./load-file-contents.ts')).loadFileContents(),
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
  broadcasts: local(['broadcasts', 'notifications'], none),
  broadcastDrafts: local(['broadcastDraft'], none),
  broadcastNoticeMarks: local(['notifications'], none),
};

function local<T extends { id: string }>(
  tags: readonly Tag[],
  load: (now: Date) => Promise<readonly T[]>,
): Collection<T> {
  return { area: 'local', tags, load };
}

async function none(): Promise<never[]> {
  return [];
}
