import type { ModerationEntry } from '@hoa/domain';
import { isCurrent } from '@hoa/domain';
import type { ModerationKind } from '@hoa/domain/forums';
import { listPage } from '../kernel/conversation-page.ts';
import { unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';

const entriesOnPage = 10;

/** Lists what moderators did. Names only topics that everyone may read. */
const listModeration: UseCase<'moderation.list'> = async (context, page) => {
  const { moderationEntries, topics } = context.repositories;
  const { items, total } = await listPage(
    moderationEntries,
    { orderBy: [['at', 'desc']] },
    page,
    entriesOnPage,
    unversioned,
  );
  const ids = items.flatMap(({ topicId, mergedInto }) => [topicId, mergedInto ?? topicId]);
  const readable = (await topics.getMany([...new Set(ids)])).flatMap(({ id, title, withheld }) =>
    withheld === undefined ? [[id, { id, title }] as const] : [],
  );
  const named = new Map(readable);
  return {
    items: items.map(({ topicId, mergedInto, ...entry }) => ({
      ...entry,
      topic: named.get(topicId),
      into: named.get(mergedInto ?? ''),
    })),
    total,
  };
};

/** Adds to the log what the actor did as a moderator, by their office; one statement. */
export async function logModeration(
  context: UseCaseContext,
  kind: ModerationKind,
  entry: Pick<ModerationEntry, 'topicId' | 'tags' | 'mergedInto' | 'reason'>,
): Promise<void> {
  const { actor, now, newId, repositories } = context;
  const held = await repositories.memberships.find({ where: { uid: actor.uid, role: 'admin' } });
  const office = held.find((membership) => isCurrent(membership, now))?.office;
  repositories.moderationEntries.put({
    id: newId(),
    at: now.toISOString(),
    kind,
    ...entry,
    ...(office && { office }),
  });
}

export const moderationQueries = { 'moderation.list': listModeration } satisfies UseCases;
