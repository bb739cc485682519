import { PortalError } from '../portal-error.ts';
import { type OutboxEntry, referencedIds } from './outbox-entry.ts';
import { outboxPrefix } from './outbox-prefix.ts';
import { type OutboxRecord, readRecord, type SentRecord, writeRecord } from './read-record.ts';

const setAsidePrefix = 'hoa:set-aside:outbox:';

/** How many ids of sent entries are stored in addition to those in use, for tabs that still show the outbox id. */
const rememberedSent = 50;

/**
 * One person's queued entries, each under its own key, so that tabs that write at the same moment never overwrite each
 * other.
 */
export class OutboxStore {
  readonly #storage: Storage;
  readonly #prefix: string;
  readonly #onDamage: () => void;

  constructor(storage: Storage, name: string, onDamage: () => void) {
    this.#storage = storage;
    this.#prefix = `${outboxPrefix}${name}:`;
    this.#onDamage = onDamage;
  }

  /** Returns the entries in sending order, with the outbox ids of sent entries replaced by the real ids. */
  entries(): OutboxEntry[] {
    const records = this.#records();
    const sentAs = new Map(records.filter(isSent).map(({ id, sentAs }) => [id, sentAs]));
    return records
      .filter((record): record is OutboxEntry => !isSent(record))
      .sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1))
      .map((entry) => withIds(entry, sentAs));
  }

  /** Returns the input with the outbox ids of sent entries replaced by the real ids. */
  withSentIds<T extends object>(input: T): T {
    const { ticketId, parentId } = input as { ticketId?: string; parentId?: string };
    const changed = {
      ...this.#sentId('ticketId', ticketId),
      ...this.#sentId('parentId', parentId),
    };
    return Object.keys(changed).length > 0 ? { ...input, ...changed } : input;
  }

  /** Adds or replaces an entry; rejects with `storage-full`. */
  put(record: OutboxRecord): void {
    try {
      this.#storage.setItem(this.#prefix + record.id, writeRecord(record));
    } catch (cause) {
      throw Object.assign(new PortalError('storage-full'), { cause });
    }
  }

  remove(id: string): void {
    this.#storage.removeItem(this.#prefix + id);
  }

  /** Replaces the entry by its real id in one write. */
  replaceBySent(id: string, sentAs: string, now: Date): void {
    this.put({ id, sentAs, sentAt: now.toISOString() });
    const records = this.#records();
    const named = new Set(
      records.flatMap((record) => (isSent(record) ? [] : referencedIds(record.input))),
    );
    const latestFirst = records
      .filter(isSent)
      .filter((record) => !named.has(record.id))
      .sort((one, other) => (one.sentAt > other.sentAt ? -1 : 1));
    for (const old of latestFirst.slice(rememberedSent)) this.remove(old.id);
  }

  #sentId(name: string, id: string | undefined): object {
    const record = id === undefined ? undefined : this.#read(this.#prefix + id);
    return record && isSent(record) ? { [name]: record.sentAs } : {};
  }

  #records(): OutboxRecord[] {
    const keys = Array.from({ length: this.#storage.length }, (_, at) => this.#storage.key(at));
    return keys.flatMap((key) => (key?.startsWith(this.#prefix) ? (this.#read(key) ?? []) : []));
  }

  #read(key: string): OutboxRecord | undefined {
    const text = this.#storage.getItem(key);
    if (text === null) return undefined;
    const record = readRecord(text);
    if (record === 'damaged') this.#setAside(key, text);
    // Entries of a later version of the portal wait for that version.
    return typeof record === 'string' ? undefined : record;
  }

  #setAside(key: string, text: string): void {
    this.#storage.removeItem(key);
    try {
      this.#storage.setItem(setAsidePrefix + key.slice(outboxPrefix.length), text);
    } catch {
      // Storage has no space for a copy of the damaged entry.
    }
    this.#onDamage();
  }
}

function isSent(record: OutboxRecord): record is SentRecord {
  return 'sentAs' in record;
}

function withIds(entry: OutboxEntry, sentAs: ReadonlyMap<string, string>): OutboxEntry {
  if (entry.operation === 'tickets.postMessage') {
    const ticketId = sentAs.get(entry.input.ticketId);
    return ticketId === undefined ? entry : { ...entry, input: { ...entry.input, ticketId } };
  }
  if (entry.operation === 'comments.add') {
    const parentId = sentAs.get(entry.input.parentId ?? '');
    return parentId === undefined ? entry : { ...entry, input: { ...entry.input, parentId } };
  }
  return entry;
}
