import type { Kept, Query, Repository } from './ports/repository.ts';

/** What a list answers: a page, and how many there are in all. */
export interface ListPage<T> {
  items: T[];
  total: number;
}

/** The part of a list that the input asks for; two statements. */
export async function listPage<T extends { id: string }, Field extends string, Shown>(
  repository: Pick<Repository<T, Field>, 'find' | 'count'>,
  query: Pick<Query<Field>, 'where' | 'orderBy'>,
  { limit, offset }: { limit?: number | undefined; offset?: number | undefined },
  defaultLimit: number,
  show: (record: Kept<T>) => Shown,
): Promise<ListPage<Shown>> {
  const [records, total] = await Promise.all([
    repository.find({ ...query, limit: limit ?? defaultLimit, offset }),
    repository.count(query.where ?? {}),
  ]);
  return { items: records.map(show), total };
}
