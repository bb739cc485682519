import type { Query, Repository, Versioned } from '../ports/repository.ts';

/** One page of a list, and the total number of matches. */
export interface ListPage<T> {
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
