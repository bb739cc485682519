import type { Query, Repository, Versioned } from '../ports/repository.ts';

/** A part of a conversation, oldest first; `hasEarlier` is true if there are older records. */
interface ConversationPage<T> {
  items: T[];
  hasEarlier: boolean;
}

const defaultLimit = 50;

/** Identifies the record before which to read. */
interface Cursor {
  readonly before?: string | undefined;
  readonly beforeId?: string | undefined;
  readonly limit?: number | undefined;
}

/** Returns the newest part of a conversation, or the part before a record; at most two statements. */
export async function conversationPage<T extends { id: string }, Field extends string, Shown>(
  repository: Pick<Repository<T, Field | 'createdAt' | 'id'>, 'find'>,
  where: NonNullable<Query<Field>['where']>,
  { before, beforeId, limit = defaultLimit }: Cursor,
  show: (record: Versioned<T>) => Shown,
): Promise<ConversationPage<Shown>> {
  // Records with equal timestamps are ordered by descending id.
  const [sameInstant, earlier] = await Promise.all([
    before === undefined || beforeId === undefined
      ? []
      : repository.find({
          where: { ...where, createdAt: before, id: { from: beforeId } },
          limit: limit + 2,
        }),
    repository.find({
      where: { ...where, createdAt: before === undefined ? undefined : { before } },
      orderBy: [['createdAt', 'desc']],
      limit: limit + 1,
    }),
  ]);
  const newestFirst = [...sameInstant.filter(({ id }) => id !== beforeId), ...earlier];
  const items = newestFirst.slice(0, limit).reverse().map(show);
  return { items, hasEarlier: newestFirst.length > limit };
}

/** One page of a list, and the total number of matches. */
interface ListPage<T> {
  items: T[];
  total: number;
}

/** Reads the requested page of a list; at most two statements. */
export async function listPage<T extends { id: string }, Field extends string, Shown>(
  repository: Pick<Repository<T, Field>, 'page'>,
  query: Pick<Query<NoInfer<Field>>, 'where' | 'orderBy'>,
  { limit, offset }: { limit?: number | undefined; offset?: number | undefined },
  defaultLimit: number,
  show: (record: Versioned<T>) => Shown,
): Promise<ListPage<Shown>> {
  const page = { ...query, limit: limit ?? defaultLimit, offset };
  const { items, total } = await repository.page(page);
  return { items: items.map(show), total };
}
