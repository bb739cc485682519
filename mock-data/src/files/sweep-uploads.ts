import { defaultHoaId } from '@hoa/domain';
import type { CollectionName, FileDependencies, Records, Repositories } from '@hoa/use-cases';
import { heldUploads, type UploadLocks } from './held-uploads.ts';
import type { UploadStore } from './upload-store.ts';

export interface SweepOptions
  extends Pick<FileDependencies, 'unitOfWork' | 'association' | 'session' | 'now'> {
  readonly uploads: UploadStore;
  readonly locks: UploadLocks;
  /** Where the outbox keeps its entries and half-written messages their requests. */
  readonly storage: Storage;
  /** Whether everything that this browser keeps could be read so far; asked after the records were read. */
  readonly isWhole: () => boolean;
}

/** How long an upload that is part of nothing is kept. */
const keptMs = 24 * 60 * 60 * 1000;
const lockName = 'hoa:sweep-uploads';

/**
 * Removes the files that nothing needs a day after they were uploaded: those that were never sent with anything, and
 * those that were taken off. Answers how many it removed. One page does so at a time.
 *
 * On its way a file is first in an open form, then in an entry of the outbox, then in a record; they are asked in
 * this order, so that none is missed that moves on in the meantime.
 */
export async function sweepUploads(options: SweepOptions): Promise<number> {
  const { locks } = options;
  return locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sweep(options) : 0));
}

async function sweep(options: SweepOptions): Promise<number> {
  const { uploads, locks, storage, session, now } = options;
  // Files do not say whose association they belong to: those of this browser belong to the one that has samples.
  if (session()?.hoaId !== defaultHoaId) return 0;
  const old = await uploads.keptBefore(new Date(now().getTime() - keptMs));
  if (old.length === 0) return 0;
  const held = await heldUploads(locks);
  const texts = Array.from(
    { length: storage.length },
    (_, at) => storage.getItem(storage.key(at) ?? '') ?? '',
  );
  const isWaiting = (id: string) => held.has(id) || texts.some((text) => text.includes(id));
  const unused = await releaseUnused(
    options,
    old.filter((id) => !isWaiting(id)),
  );
  for (const id of unused) await uploads.remove(id);
  return unused.length;
}

/** Those of the files that no record names; what was kept about them is removed first, so that nobody sends them. */
async function releaseUnused(
  { unitOfWork, association, isWhole }: SweepOptions,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return unitOfWork.write(association(defaultHoaId), async ({ repositories }) => {
    const kept = await repositories.storedFiles.getMany(ids);
    const attached = await attachedIds(repositories);
    if (!isWhole()) return [];
    const unused = ids.filter((id) => !attached.has(id));
    for (const { id } of kept) if (unused.includes(id)) repositories.storedFiles.remove(id);
    return unused;
  });
}

/** The collections whose records can have files. */
type BearingName = {
  [C in CollectionName]: 'attachments' extends keyof Records[C] ? C : never;
}[CollectionName];

/** A new collection does not compile until it is named here. */
const bearing: Readonly<Record<BearingName, true>> = {
  tickets: true,
  ticketMessages: true,
  ticketInvoices: true,
  news: true,
  topicUpdates: true,
  threads: true,
  threadMessages: true,
};

/** Everything that can have files is looked through, which only a browser can afford: a former release kept no more. */
async function attachedIds(repositories: Repositories): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const name of Object.keys(bearing) as BearingName[]) {
    const records: readonly { readonly attachments?: readonly { readonly id: string }[] }[] =
      await repositories[name].find({});
    for (const { attachments = [] } of records) for (const { id } of attachments) ids.add(id);
  }
  return ids;
}
