import { defaultHoaId } from '@hoa/domain';
import { type CollectionName, collections, type Sequence } from '@hoa/use-cases';
import { tickets } from '../sample-files.ts';
import {
  asChange,
  type Change,
  type ChangeStore,
  type CollectionStoreName,
  changeFormat,
} from './change-store.ts';
import { upgradeConversations } from './former-community.ts';
import { upgradedRecord } from './former-records.ts';
import { storageKeys } from './storage-keys.ts';

/** The prefix of the `Storage` keys of earlier releases, which had one key per collection. */
const formerPrefix = 'hoa:v1:';

/** Collections that were renamed, by their former name. */
const renamed: Readonly<Record<string, CollectionName>> = {
  broadcastNoticeMarks: 'notificationMarks',
};

/** The samples count as version 1, so a record that changed them has version 2. */
const formerVersion = 2;

/**
 * Moves changes of earlier releases from a `Storage` into the store, without overwriting later changes. Unreadable ones
 * are moved too, and set aside when they are next read.
 */
export async function migrateFormerChanges(storage: Storage, store: ChangeStore): Promise<void> {
  const former = new Map<CollectionName, Change[]>();
  const keys = storageKeys(storage, formerPrefix);
  for (const key of keys) {
    const formerName = key.slice(formerPrefix.length);
    const collection = renamed[formerName] ?? formerName;
    if (!Object.hasOwn(collections, collection)) continue;
    const name = collection as CollectionName;
    former.set(name, readFormerChanges(name, storage.getItem(key) ?? ''));
  }
  await upgradeConversations(former);
  const sequences = await sequencesAfter(former);
  if (sequences.length > 0) former.set('sequences', sequences);
  for (const [collection, changes] of former) {
    await add(store, `${defaultHoaId}/${collection}`, changes);
  }
  for (const key of keys) storage.removeItem(key);
}

/** Adds changes of records that have no change yet; retries if another tab wrote in between. */
async function add(
  store: ChangeStore,
  storeName: CollectionStoreName,
  former: readonly Change[],
): Promise<void> {
  for (;;) {
    const { revision, changes } = (await store.read(storeName, undefined)) ?? {
      revision: 0,
      changes: [],
    };
    const known = new Set(changes.map(({ id }) => id));
    const added = former.filter(({ id }) => !known.has(id));
    if (added.length === 0) return;
    if (await store.commit(new Map([[storeName, revision]]), new Map([[storeName, added]]))) return;
  }
}

function readFormerChanges(collection: CollectionName, text: string): Change[] {
  const damaged = [asChange('#former', text)];
  try {
    const { version, changed, removed } = JSON.parse(text);
    if (version > 1) return [{ id: '#former', version: 0, format: changeFormat + 1, record: text }];
    if (version !== 1 || !Array.isArray(changed) || !Array.isArray(removed)) return damaged;
    return [
      ...changed.map((record: { id: string }, index) =>
        typeof record?.id === 'string'
          ? upgradedChange(upgradedRecord(collection, record))
          : asChange(`#former-${index}`, record),
      ),
      ...removed.filter((id) => typeof id === 'string').map((id) => formerChange(id)),
    ];
  } catch {
    return damaged;
  }
}

function upgradedChange(record: { id: string }): Change {
  return { ...formerChange(record.id), record };
}

function formerChange(id: string): Change {
  return { id, version: formerVersion, format: changeFormat };
}

/**
 * Earlier releases had no sequences and used the highest existing number; the sequences continue after the numbers in
 * `former`.
 */
async function sequencesAfter(
  former: ReadonlyMap<CollectionName, readonly Change[]>,
): Promise<Change[]> {
  const numbers = {
    tickets: numbersIn(former.get('tickets'), 'id'),
    invoices: numbersIn(former.get('invoices'), 'invoiceNumber'),
  };
  if (numbers.tickets.length + numbers.invoices.length === 0) return [];
  const samples = await tickets<Sequence>('sequences')(new Date());
  return samples.flatMap(({ id, last }) => {
    const highest = Math.max(last, ...numbers[id]);
    return highest > last ? { ...formerChange(id), record: { id, last: highest } } : [];
  });
}

function numbersIn(changes: readonly Change[] = [], field: string): number[] {
  return changes.flatMap(({ record }) => {
    const name = typeof record === 'object' && record !== null ? Reflect.get(record, field) : '';
    const number = /\d+$/.exec(String(name))?.[0];
    return number === undefined ? [] : Number(number);
  });
}
