import { type CollectionName, PortalError, type Records, type Repository } from '@hoa/shared/data';
import type { CollectionStore, Snapshot } from './collection-store.ts';
import { writeOverlay } from './overlay.ts';

/** What a transaction is about to write: a key and its text, null to remove it. */
export interface PendingWrite {
  readonly area: Storage;
  readonly key: string;
  readonly text: string | null;
}

/** One collection inside a transaction: what was read, and the writes held back until the end. */
export class CollectionTransaction<C extends CollectionName> implements Repository<Records[C]> {
  readonly #store: CollectionStore<C>;
  readonly #changed = new Map<string, Records[C]>();
  readonly #removed = new Set<string>();
  #snapshot: Promise<Snapshot<Records[C]>> | undefined;
  #opened: Snapshot<Records[C]> | undefined;

  constructor(store: CollectionStore<C>) {
    this.#store = store;
  }

  async list(): Promise<readonly Records[C][]> {
    const { items } = await this.#open();
    if (this.#changed.size === 0 && this.#removed.size === 0) return [...items.values()];
    const current = new Map(items);
    for (const id of this.#removed) current.delete(id);
    for (const [id, item] of this.#changed) current.set(id, item);
    return [...current.values()];
  }

  async get(id: string): Promise<Records[C] | undefined> {
    if (this.#removed.has(id)) return undefined;
    return this.#changed.get(id) ?? (await this.#open()).items.get(id);
  }

  put(item: Records[C]): void {
    this.#removed.delete(item.id);
    this.#changed.set(item.id, item);
  }

  remove(id: string): void {
    this.#changed.delete(id);
    this.#removed.add(id);
  }

  get hasWrites(): boolean {
    return this.#changed.size > 0 || this.#removed.size > 0;
  }

  /** Whether what was read still stands; if not, another tab wrote and the work must run again. */
  get isCurrent(): boolean {
    return this.#opened === undefined || this.#store.isCurrent(this.#opened);
  }

  /** The write this amounts to, on top of what was read. */
  async pending(): Promise<PendingWrite> {
    const { overlay } = await this.#open();
    const changed = new Map(overlay.changed);
    const removed = new Set(overlay.removed);
    for (const id of this.#removed) {
      changed.delete(id);
      removed.add(id);
    }
    for (const [id, item] of this.#changed) {
      removed.delete(id);
      changed.set(id, item);
    }
    const { area, key } = this.#store;
    return { area, key, text: writeOverlay({ changed, removed }) };
  }

  #open(): Promise<Snapshot<Records[C]>> {
    this.#snapshot ??= this.#store.read().then((snapshot) => {
      this.#opened = snapshot;
      return snapshot;
    });
    return this.#snapshot;
  }
}

/** Writes all or nothing: when one does not fit, those before it are taken back. */
export function writeAll(writes: readonly PendingWrite[]): void {
  const before = writes.map((write) => ({ ...write, text: write.area.getItem(write.key) }));
  try {
    for (const write of writes) writeOne(write);
  } catch {
    // Removing first makes room: what stood there together before fits together again.
    for (const { area, key } of before) area.removeItem(key);
    for (const write of before) writeOne(write);
    throw new PortalError('storage-full');
  }
}

function writeOne({ area, key, text }: PendingWrite): void {
  if (text === null) area.removeItem(key);
  else area.setItem(key, text);
}

/** The transaction of a collection that a query may only read. */
export function readOnly<T extends { id: string }>(
  name: CollectionName,
  repository: Repository<T>,
): Repository<T> {
  const refuse = () => {
    throw new Error(`A query wrote to ${name}; make the operation a command in operations.ts.`);
  };
  return {
    list: () => repository.list(),
    get: (id) => repository.get(id),
    put: refuse,
    remove: refuse,
  };
}
