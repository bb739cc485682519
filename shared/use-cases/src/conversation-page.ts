import type { Kept, Query, Repository } from './ports/repository.ts';

/** The end of a conversation, oldest first, and whether there is something before it. */
export interface ConversationPage<T> {
  items: T[];
  hasEarlier: boolean;
}

const defaultLimit = 50;

/** The newest of what was said, or of what was said before an instant; one statement. */
export async function conversationPage<T extends { id: string }, Field extends string, Shown>(
  repository: Pick<Repository<T, Field | 'createdAt'>, 'find'>,
  where: NonNullable<Query<Field>['where']>,
  { before, limit = defaultLimit }: { before?: string | undefined; limit?: number | undefined },
  show: (record: Kept<T>) => Shown,
): Promise<ConversationPage<Shown>> {
  const newestFirst = await repository.find({
    where: { ...where, createdAt: before === undefined ? undefined : { before } },
    orderBy: [['createdAt', 'desc']],
    limit: limit + 1,
  });
  const items = newestFirst.slice(0, limit).reverse().map(show);
  return { items, hasEarlier: newestFirst.length > limit };
}
