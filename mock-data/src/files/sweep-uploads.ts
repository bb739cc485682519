import { defaultHoaId } from '@hoa/domain';
import type { CollectionName, FileDependencies, Records, Repositories } from '@hoa/use-cases';
import type { UploadStore } from './upload-store.ts';
import { type UploadLocks, uploadsInUse } from './uploads-in-use.ts';

export interface SweepOptions
  extends Pick<FileDependencies, 'unitOfWork' | 'association' | 'session' | 'now'> {
  readonly uploads: UploadStore;
  readonly locks: UploadLocks;
  /** The storage of the outbox and of message drafts. */
  readonly storage: Storage;
  /** Returns true if all stored records could be read so far; called after reading the records. */
  readonly isWhole: () => boolean;
}

/** How long to keep an upload that is not attached to anything. */
const retentionMs = 24 * 60 * 60 * 1000;
const lockName = 'hoa:sweep-uploads';

/**
 * Removes uploads that are unused a day after the upload: never attached, or detached. Returns the number of removed
 * files. Only one page does so at a time.
 *
 * A file moves from an open form to an entry of the outbox and then to a record. They are checked in this order, so
 * that a file that moves in the meantime is not missed.
 */
export async function sweepUploads(options: SweepOptions): Promise<number> {
  const { locks } = options;
  return locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sweep(options) : 0));
}

async function sweep(options: SweepOptions): Promise<number> {
  const { uploads, locks, storage, session, now } = options;
  // Files do not name their association: all of this browser's belong to the one with sample data.
  if (session()?.hoaId !== defaultHoaId) return 0;
  const old = await uploads.storedBefore(new Date(now().getTime() - retentionMs));
  if (old.length === 0) return 0;
  const held = await uploadsInUse(locks);
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

/** Returns the files that no record refers to. Removes their records first, so that nobody can attach them. */
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

/** The collections with attachments. */
type CollectionWithAttachments = {
  [C in CollectionName]: 'attachments' extends keyof Records[C] ? C : never;
}[CollectionName];

/** A missing collection does not compile. */
const collectionsWithAttachments: Readonly<Record<CollectionWithAttachments, true>> = {
  tickets: true,
  ticketMessages: true,
  ticketInvoices: true,
  news: true,
  topicUpdates: true,
  threads: true,
  threadMessages: true,
};

/**
 * Searches all records that can have files, which only a browser can afford: earlier releases stored no reference from
 * the file.
 */
async function attachedIds(repositories: Repositories): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const name of Object.keys(collectionsWithAttachments) as CollectionWithAttachments[]) {
    const records: readonly { readonly attachments?: readonly { readonly id: string }[] }[] =
      await repositories[name].find({});
    for (const { attachments = [] } of records) for (const { id } of attachments) ids.add(id);
  }
  return ids;
}
