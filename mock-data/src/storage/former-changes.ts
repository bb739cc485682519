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

/** How earlier releases named what they kept in a `Storage`, a key per collection. */
const formerPrefix = 'hoa:v1:';

/** Collections that have another name now. */
const renamed: Readonly<Record<string, CollectionName>> = {
  broadcastNoticeMarks: 'notificationMarks',
};

/** A sample has been written once, so what was changed on top of it twice. */
const formerVersion = 2;

/**
 * Moves what earlier releases kept in a `Storage` into the store, where it doesn't replace what has been
 * changed since. What can't be read is moved as well, and set aside when it is next read.
 */
export async function takeOverFormerChanges(storage: Storage, store: ChangeStore): Promise<void> {
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

/** Adds changes of records that have no change yet; again when another tab wrote in between. */
async function add(
  store: ChangeStore,
  area: CollectionStoreName,
  former: readonly Change[],
): Promise<void> {
  for (;;) {
    const { revision, changes } = (await store.read(area, undefined)) ?? {
      revision: 0,
      changes: [],
    };
    const known = new Set(changes.map(({ id }) => id));
    const added = former.filter(({ id }) => !known.has(id));
    if (added.length === 0) return;
    if (await store.commit(new Map([[area, revision]]), new Map([[area, added]]))) return;
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

/** Earlier releases counted from the highest number there was; a sequence goes on after those in `former`. */
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
