import { dayOf, type Role } from '@hoa/domain';
import { countBy, everyItem, type Figure, type Recorded } from './figure.ts';

const members: readonly Role[] = ['resident', 'admin'];

/** The figures of the frame, the home and the community's screens. */
export const communityFigures: readonly Figure[] = [
  {
    name: 'Messages badge, Inbox badge, All tab',
    roles: members,
    shown: async (gateway) => (await gateway.call('threads.list', { limit: 1 })).unread,
    recomputed: (recorded) => unreadMessages(recorded).length,
  },
  {
    name: 'Direct, Payments, Broadcast tabs',
    roles: members,
    shown: async (gateway) => (await gateway.call('threads.list', {})).unreadByType,
    recomputed: (recorded) => {
      const types = ownThreads(recorded).map(({ id, type }) => [id, type] as const);
      const typeOf = new Map(types);
      const counts = countBy(unreadMessages(recorded), (one) => typeOf.get(one.threadId) ?? '');
      return { direct: 0, payments: 0, broadcast: 0, ...counts };
    },
  },
  {
    name: 'unread on a conversation',
    roles: members,
    shown: async (gateway) => {
      const threads = await everyItem(gateway, 'threads.list', {});
      return Object.fromEntries(threads.map(({ id, unreadCount }) => [id, unreadCount]));
    },
    recomputed: (recorded) => {
      const counts = countBy(unreadMessages(recorded), ({ threadId }) => threadId);
      return Object.fromEntries(ownThreads(recorded).map(({ id }) => [id, counts[id] ?? 0]));
    },
  },
  {
    name: 'unread messages of a conversation',
    roles: members,
    shown: async (gateway) => {
      const ids: string[] = [];
      for (const { id: threadId } of await everyItem(gateway, 'threads.list', {})) {
        const { items } = await gateway.call('threads.messages', { threadId, limit: 100 });
        ids.push(...items.filter(({ read }) => !read).map(({ id }) => id));
      }
      return ids.sort();
    },
    recomputed: (recorded) =>
      unreadMessages(recorded)
        .map(({ id }) => id)
        .sort(),
  },
  {
    name: 'Notifications badge, unread',
    roles: members,
    shown: async (gateway) => (await gateway.call('notifications.list', { limit: 1 })).unread,
    recomputed: (recorded) => ownNotifications(recorded).filter(({ read }) => !read).length,
  },
  {
    name: 'notifications of a filter',
    roles: members,
    shown: async (gateway) => {
      const all = await everyItem(gateway, 'notifications.list', {});
      const unread = await everyItem(gateway, 'notifications.list', { filter: 'unread' });
      const payments = await everyItem(gateway, 'notifications.list', { filter: 'payment' });
      return [all.length, unread.length, payments.length];
    },
    recomputed: (recorded) => {
      const own = ownNotifications(recorded);
      const payments = own.filter(({ type }) => type === 'payment');
      return [own.length, own.filter(({ read }) => !read).length, payments.length];
    },
  },
  {
    name: 'Announcements tab',
    roles: members,
    shown: async (gateway) => (await gateway.call('announcements.list', { limit: 1 })).total,
    recomputed: ({ data, now }) => data.news.filter((item) => isOut(item, now)).length,
  },
  {
    name: 'Events tab, Upcoming, Past',
    roles: members,
    shown: async (gateway) => [
      (await gateway.call('events.list', { limit: 1 })).total,
      (await gateway.call('events.list', { when: 'past', limit: 1 })).total,
    ],
    recomputed: ({ data, now }) => {
      const visible = data.events.filter((event) => isOut({ ...event, published: true }, now));
      const upcoming = visible.filter(({ date }) => Date.parse(date) >= now.getTime());
      return [upcoming.length, visible.length - upcoming.length];
    },
  },
  {
    name: 'comments and views of a topic',
    roles: members,
    shown: async (gateway) => {
      const topics = await everyItem(gateway, 'topics.list', {});
      return byId(
        topics.map(({ id, commentsCount, viewsCount }) => [id, commentsCount, viewsCount]),
      );
    },
    recomputed: ({ data }) =>
      byId(
        data.topics.map(({ id, viewsCount }) => [
          id,
          data.comments.filter(({ topicId }) => topicId === id).length,
          viewsCount,
        ]),
      ),
  },
  {
    name: 'Comments (n) and updates of a topic page',
    roles: members,
    shown: async (gateway) => {
      const rows: [string, number, number][] = [];
      for (const { id: topicId } of await everyItem(gateway, 'topics.list', {})) {
        const comments = await gateway.call('topics.comments', { topicId, limit: 100 });
        const updates = await gateway.call('topics.updates', { topicId, limit: 1 });
        rows.push([topicId, comments.items.length, updates.total]);
      }
      return byId(rows);
    },
    recomputed: ({ data }) =>
      byId(
        data.topics.map(({ id }) => [
          id,
          data.comments.filter(({ topicId }) => topicId === id).length,
          data.topicUpdates.filter(({ topicId }) => topicId === id).length,
        ]),
      ),
  },
  {
    name: 'found in a folder',
    roles: members,
    shown: async (gateway) => {
      const rows: [string, number][] = [];
      for (const folderId of leavesOf(await gateway.call('documents.folders', {}))) {
        const found = await gateway.call('documents.list', { folderId, search: 'E' });
        rows.push([folderId, found.total + found.folders.length]);
      }
      return byId(rows);
    },
    recomputed: ({ data }) =>
      byId(
        leavesOf(data.folders).map((folder) => [
          folder,
          data.files.filter(
            ({ parentId, name }) => parentId === folder && name.toLowerCase().includes('e'),
          ).length,
        ]),
      ),
  },
];

type Row = readonly [id: string, ...figures: number[]];

/** Sorts rows by id. */
function byId(rows: readonly Row[]): Row[] {
  return rows.toSorted(([one], [other]) => one.localeCompare(other));
}

/** Returns the folders without subfolders. */
function leavesOf(folders: readonly { id: string; parentId: string }[]): string[] {
  const parents = new Set(folders.map(({ parentId }) => parentId));
  return folders.filter(({ id }) => !parents.has(id)).map(({ id }) => id);
}

function isOut(
  item: { published: boolean; publishAt?: string | undefined; expireAt?: string | undefined },
  now: Date,
): boolean {
  const hasBegun = !item.publishAt || item.publishAt <= dayOf(now);
  return item.published && hasBegun && (!item.expireAt || item.expireAt >= dayOf(now));
}

function ownNotifications({ data, actor }: Recorded) {
  const keys = [
    `uid:${actor.uid}`,
    `private:${actor.uid}`,
    ...(actor.role === 'admin' ? ['role:admin'] : []),
  ];
  return data.notifications.filter(({ recipients }) =>
    recipients.some((key) => keys.includes(key)),
  );
}

/** Returns the actor's conversations and the broadcasts that were sent to them. */
function ownThreads({ data, actor }: Recorded) {
  const household = data.residents.find(({ unit }) => unit === actor.unit);
  return data.threads.filter(({ participants, audience }) => {
    if (participants.some(({ uid }) => uid === actor.uid)) return true;
    if (!audience || actor.role !== 'resident') return false;
    const { type, value } = audience;
    if (type === 'building') return household?.building === value;
    if (type === 'units') return value.includes(actor.unit ?? '-');
    return type === 'all' || value === 'residents';
  });
}

/** Returns messages by others since the actor last read each conversation. */
function unreadMessages(recorded: Recorded) {
  const { data, actor } = recorded;
  const ids = new Set(ownThreads(recorded).map(({ id }) => id));
  const readAt = new Map(data.threadReadings.map((reading) => [reading.id, reading.readAt]));
  return data.threadMessages.filter(({ threadId, author, createdAt }) => {
    if (!ids.has(threadId) || author.uid === actor.uid) return false;
    const read = readAt.get(`${actor.uid}:${threadId}`);
    return read === undefined || Date.parse(createdAt) > Date.parse(read);
  });
}
