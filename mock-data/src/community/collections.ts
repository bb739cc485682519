import { type CommunityEvent, type NewsItem, type NewsWindow, visibleTime } from '@hoa/domain';
import type { Collection, Collections } from '../collection.ts';
import { documents, forum, home, payments } from '../sample-files.ts';

const collections = {
  news: local(withVisibleTime(home<NewsItem>('news'))),
  newsReadings: local(none),
  events: local(withEnd(withVisibleTime(home<CommunityEvent>('events')))),
  eventSeries: local(none),
  eventAnswers: local(none),
  topics: local(forum('topics')),
  moderationEntries: local(none),
  topicFollows: local(none),
  commentThanks: local(none),
  polls: local(none),
  pollVotes: local(none),
  pollBallots: local(none),
  pollKeys: local(none),
  topicUpdates: local(forum('topicUpdates')),
  comments: local(forum('comments')),
  threads: local(home('threads')),
  threadMessages: local(home('threadMessages')),
  threadReadings: local(home('threadReadings')),
  notifications: local(home('notifications')),
  notificationMarks: local(none),
  messageDrafts: local(none),
  messageReports: local(none),
  messageBlocks: local(none),
  folders: local(documents('folders')),
  files: local(documents('files')),
  storedFiles: {
    storage: 'local',
    load: async () => (await import('./sample-documents.ts')).sampleDocuments,
  },
  accounts: local(home('accounts')),
  payments: local(payments('payments')),
  subscriptions: local(payments('subscriptions')),
  paymentSettings: local(payments('paymentSettings')),
  profiles: {
    ...local(home('profiles')),
    // As specified, a profile lasts as long as the browser session.
    storage: 'session',
  },
  broadcasts: local(home('broadcasts')),
  broadcastDrafts: local(none),
} satisfies Partial<Collections>;

export type CommunityCollections = Pick<Collections, keyof typeof collections>;

/** The community's sample data; each file is fetched when a collection of it is first read. */
export const communityCollections: CommunityCollections = collections;

function local<T extends { id: string }>(
  load: (now: Date) => Promise<readonly T[]>,
): Collection<T> {
  return { storage: 'local', load };
}

/** Adds the start and end of visibility as instants, which the sample files do not contain. */
function withVisibleTime<T extends NewsWindow>(load: (now: Date) => Promise<readonly T[]>) {
  return async (now: Date) => (await load(now)).map((item) => ({ ...item, ...visibleTime(item) }));
}

/** A sample is no longer upcoming once it has begun. */
function withEnd<T extends { date: string }>(load: (now: Date) => Promise<readonly T[]>) {
  return async (now: Date) =>
    (await load(now)).map((event) => ({ ...event, upcomingUntil: event.date }));
}

async function none(): Promise<never[]> {
  return [];
}
