import type { ImportRecord } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';

/** Records an import, so that it can be undone; none that changed nothing. */
export function recordImport(
  { actor, now, newId, repositories }: UseCaseContext,
  done: Pick<ImportRecord, 'kind'> & Partial<ImportRecord>,
): void {
  const { homes = [], changed = [], memberships = [], people = [], seats = [], columns } = done;
  if (homes.length + changed.length + memberships.length + seats.length === 0) return;
  repositories.imports.put({
    id: newId(),
    kind: done.kind,
    at: now.toISOString(),
    by: actor.displayName,
    ...{ homes, changed, memberships, people, seats },
    ...(columns && { columns }),
  });
}
