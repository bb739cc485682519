import { mayChooseAudience, maySendBroadcasts } from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { groupedBy } from '../kernel/grouped-by.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { shownAuthors, withCurrentNames } from '../people/shown-people.ts';
import { resolveAudience, whereMembers } from './resolve-audience.ts';

const broadcastsOnPage = 10;

/** Lists sent broadcasts, newest first, with their senders' names; at most four statements. */
export const listBroadcasts: UseCase<'broadcasts.list'> = async (context, input) => {
  const { actor, repositories } = context;
  assertAllowed(maySendBroadcasts(actor));
  const { items, total } = await listPage(
    repositories.broadcasts,
    { orderBy: [['sentAt', 'desc']] },
    input,
    broadcastsOnPage,
    ({ id, threadId, subject, audience, recipientCount, sentAt, sentBy }) => ({
      id,
      threadId,
      subject,
      audience,
      recipientCount,
      sentAt,
      sentBy,
    }),
  );
  const threads = await repositories.threads.getMany(items.map(({ threadId }) => threadId));
  const shown = await shownAuthors(
    context,
    items.map(({ sentBy: uid }) => ({ uid })),
  );
  const senders = new Map(
    threads.flatMap(({ participants }) =>
      participants.map((person) => [person.uid, person] as const),
    ),
  );
  return {
    items: items.map(({ sentBy: uid, ...sent }) => ({
      ...sent,
      sentBy: shown(senders.get(uid) ?? { uid, displayName: uid, role: 'admin' }),
    })),
    total,
  };
};

export const getBroadcastDraft: UseCase<'broadcasts.draft.get'> = async (context) => {
  const { actor, repositories } = context;
  assertAllowed(maySendBroadcasts(actor));
  const stored = await repositories.broadcastDrafts.get(actor.uid);
  if (!stored) return null;
  const { id: _, version: __, ...draft } = stored;
  return draft;
};

export const countRecipients: UseCase<'broadcasts.recipientCount'> = async (
  context,
  { audience },
) => {
  assertAllowed(mayChooseAudience(context.actor));
  return { count: (await resolveAudience(context, audience)).recipientCount };
};

const recipientsOnPage = 25;

/** Lists the people in an audience by home, with their current names; at most six statements. */
const listRecipients: UseCase<'broadcasts.recipients'> = async (
  context,
  { audience, offset, limit = recipientsOnPage },
) => {
  assertAllowed(maySendBroadcasts(context.actor));
  const { memberships, people } = context.repositories;
  const where = await whereMembers(context, audience);
  if (!where) return { items: [], total: 0 };
  const page = { field: 'uid', where, orderBy: 'unit', limit, offset } as const;
  const { items: uids, total } = await memberships.distinct(page);
  const [held, known] = await Promise.all([
    memberships.find({ where: { ...where, uid: { in: uids } } }),
    people.getMany(uids),
  ]);
  const homes = groupedBy(held, ({ uid }) => uid);
  const named = await withCurrentNames(context, known);
  const names = new Map(named.map(({ uid, displayName }) => [uid, displayName]));
  return {
    items: uids.map((uid) => ({
      uid,
      displayName: names.get(uid) ?? '',
      homes: (homes.get(uid) ?? []).flatMap(({ unit }) => unit ?? []).sort(inOrder),
    })),
    total,
  };
};

const { compare: inOrder } = new Intl.Collator('en', { numeric: true });

export const broadcastQueries = {
  'broadcasts.list': listBroadcasts,
  'broadcasts.draft.get': getBroadcastDraft,
  'broadcasts.recipientCount': countRecipients,
  'broadcasts.recipients': listRecipients,
} satisfies UseCases;
