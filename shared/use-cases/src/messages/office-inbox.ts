import { PortalError } from '@hoa/api';
import { type InboxFilter, inboxFilters, mayAnswerMessages, personKey } from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { withCurrentNames } from '../people/shown-people.ts';
import type { CollectionFields } from '../ports/collections.ts';
import type { Order, Where } from '../ports/repository.ts';
import { addNotice } from './notify-of-message.ts';
import { officeUids } from './office-colleagues.ts';
import { shownThreads } from './shown-thread.ts';

type ThreadField = CollectionFields<'threads'>;

const pageSize = 25;

/** Lists the conversations with the office, with the number in each list. */
const listInbox: UseCase<'inbox.list'> = async (context, { filter, ...page }) => {
  const { actor, repositories } = context;
  assertAllowed(mayAnswerMessages(actor));
  const wheres = inboxFilters.map((one) => whereOf(one, actor.uid));
  const oldestFirst: Order<ThreadField> = ['office.waitingSince', 'asc'];
  const [threads, counts] = await Promise.all([
    listPage(
      repositories.threads,
      {
        where: whereOf(filter, actor.uid),
        orderBy: [filter === 'open' ? oldestFirst : ['lastActivity', 'desc']],
      },
      page,
      pageSize,
      (thread) => thread,
    ),
    repositories.threads.countEach(wheres),
  ]);
  return {
    items: await shownThreads(context, threads.items),
    total: threads.total,
    counts: Object.fromEntries(
      inboxFilters.map((one, index) => [one, counts[index] ?? 0]),
    ) as Record<InboxFilter, number>,
  };
};

function whereOf(filter: InboxFilter, uid: string): Where<ThreadField> {
  switch (filter) {
    case 'open':
      return { 'office.state': 'waiting' };
    case 'mine':
      return { 'office.state': { in: ['waiting', 'answered'] }, 'office.takenByUid': uid };
    default:
      return { 'office.state': filter };
  }
}

const listColleagues: UseCase<'inbox.colleagues'> = async (context) => {
  assertAllowed(mayAnswerMessages(context.actor));
  return colleagues(context);
};

/** Returns the administrators who answer for the office, by name; four statements. */
async function colleagues(context: UseCaseContext) {
  const people = await context.repositories.people.getMany(await officeUids(context));
  const named = people.map(({ uid, displayName }) => ({ uid, displayName }));
  const shown = await withCurrentNames(context, named);
  return shown.sort((one, other) => one.displayName.localeCompare(other.displayName));
}

/** Takes a conversation for the actor or a colleague, who is told of it. Of two who take it at once, one is refused. */
const assign: UseCase<'inbox.assign'> = async (context, { threadId, to, seen }) => {
  const { actor, repositories } = context;
  const { thread, office } = await officeThread(context, threadId);
  if ((office.takenByUid ?? '') !== seen) {
    const { takenByName: name } = office;
    if (name === undefined) throw new PortalError('conflict');
    throw PortalError.refused({ code: 'thread-taken', params: { name } });
  }
  const own = { uid: actor.uid, displayName: actor.displayName };
  const known = to === actor.uid ? own : (await colleagues(context)).find(({ uid }) => uid === to);
  if (!known) throw new PortalError('not-found');
  const { uid: takenByUid, displayName: takenByName } = known;
  repositories.threads.put({ ...thread, office: { ...office, takenByUid, takenByName } });
  if (to !== actor.uid) addNotice(context, thread, 'office-handed', personKey(to));
  return {};
};

/** Closes a conversation without an answer, or opens it again. */
const setClosed: UseCase<'inbox.setClosed'> = async (context, { threadId, closed }) => {
  const { thread, office } = await officeThread(context, threadId);
  if ((office.state === 'closed') === closed) return {};
  const { now, repositories } = context;
  const state = closed
    ? ({ state: 'closed' } as const)
    : ({ state: 'waiting', waitingSince: now.toISOString() } as const);
  repositories.threads.put({ ...thread, office: { ...office, ...state } });
  return {};
};

async function officeThread({ actor, repositories }: UseCaseContext, threadId: string) {
  assertAllowed(mayAnswerMessages(actor));
  const thread = await repositories.threads.get(threadId);
  if (!thread?.office) throw new PortalError('thread-not-found');
  return { thread, office: thread.office };
}

export const inboxUseCases = {
  'inbox.list': listInbox,
  'inbox.colleagues': listColleagues,
  'inbox.assign': assign,
  'inbox.setClosed': setClosed,
} satisfies UseCases;
