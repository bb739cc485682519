import type { CollectionName, KeptJob } from '@hoa/use-cases';
import type { Area, Snapshot } from './area.ts';
import type { AreaTransaction } from './area-transaction.ts';
import type { AreaName, Change, ChangeStores } from './change-store.ts';

/** An area that a unit of work has used. */
export interface Opened {
  readonly name: AreaName;
  readonly area: Area<CollectionName>;
  readonly transaction: AreaTransaction<CollectionName>;
  readonly store: keyof ChangeStores;
}

/** Writes what the unit of work has written and its jobs, or nothing and answers false when what it read has changed. */
export async function commit(
  opened: readonly Opened[],
  { local, session }: ChangeStores,
  jobs: readonly KeptJob[],
): Promise<boolean> {
  const changes = new Map<Opened, Change[]>();
  for (const one of opened) {
    if (one.transaction.hasWrites) changes.set(one, await one.transaction.changes());
  }
  const changed = [...changes].filter(([, list]) => list.length > 0);
  if (changed.length === 0 && jobs.length === 0) return isConsistent(opened, { local });
  const read = await readOf(opened);
  const inStore = (store: keyof ChangeStores) =>
    [
      revisionsOf(read, store),
      new Map(changed.flatMap(([one, list]) => (one.store === store ? [[one.name, list]] : []))),
    ] as const;
  const isWritten = await session.commitWith(...inStore('session'), () =>
    local.commit(...inStore('local'), jobs),
  );
  if (!isWritten) return false;
  for (const [{ area, transaction }, list] of changed) {
    const snapshot = await transaction.snapshot();
    if (snapshot) area.written(snapshot, list);
  }
  return true;
}

/**
 * Whether everything that was read is one consistent snapshot. A single area always is, and only
 * this page writes to those of the session.
 */
export async function isConsistent(
  opened: readonly Opened[],
  { local }: Pick<ChangeStores, 'local'>,
): Promise<boolean> {
  const revisions = revisionsOf(await readOf(opened), 'local');
  return revisions.size < 2 || local.commit(revisions, new Map());
}

type Read = readonly [Opened, Snapshot<{ id: string }>];

async function readOf(opened: readonly Opened[]): Promise<Read[]> {
  const all = await Promise.all(
    opened.map(async (one) => [one, await one.transaction.snapshot()] as const),
  );
  return all.flatMap(([one, snapshot]) => (snapshot ? [[one, snapshot] as const] : []));
}

function revisionsOf(read: readonly Read[], store: keyof ChangeStores): Map<AreaName, number> {
  const own = read.filter(([one]) => one.store === store);
  return new Map(own.map(([{ name }, { revision }]) => [name, revision]));
}
