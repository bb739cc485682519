import type { CollectionName } from '@hoa/shared/data';
import type { Collection } from '../collection.ts';
import type { StorageNotice } from './notice.ts';
import { applyOverlay, type Damage, type Overlay, readOverlay } from './overlay.ts';
import type { PortalStorage } from './portal-storage.ts';

export const storagePrefix = 'hoa:v1:';
export const setAsidePrefix = 'hoa:set-aside:';

/** A collection at one moment; `text` is what the storage held, to notice other tabs' writes by. */
export interface Snapshot<T> {
  readonly text: string | null;
  readonly overlay: Overlay<T>;
  readonly items: ReadonlyMap<string, T>;
}

export interface StoreOptions {
  readonly storage: PortalStorage;
  readonly now: () => Date;
  readonly onNotice: (notice: StorageNotice) => void;
}

/** Reads one collection: its samples with the person's changes laid over them. */
export class CollectionStore<T extends { id: string }> {
  readonly key: string;
  readonly area: Storage;
  readonly #name: CollectionName;
  readonly #collection: Collection<T>;
  readonly #options: StoreOptions;
  #samples: Promise<readonly T[]> | undefined;
  #latest: Snapshot<T> | undefined;

  constructor(name: CollectionName, collection: Collection<T>, options: StoreOptions) {
    this.key = storagePrefix + name;
    this.area = options.storage[collection.area];
    this.#name = name;
    this.#collection = collection;
    this.#options = options;
  }

  /** The collection as it is now. The storage is looked at every time: another tab may have written. */
  async read(): Promise<Snapshot<T>> {
    const samples = await this.#loadSamples();
    const text = this.area.getItem(this.key);
    if (this.#latest?.text !== text || this.#latest === undefined) {
      this.#latest = this.#lay(text, samples);
    }
    return this.#latest;
  }

  isCurrent(snapshot: Snapshot<T>): boolean {
    return this.area.getItem(this.key) === snapshot.text;
  }

  /** Forgets the resolved samples, so that the next read starts over. */
  forget(): void {
    this.#samples = undefined;
    this.#latest = undefined;
  }

  #loadSamples(): Promise<readonly T[]> {
    this.#samples ??= this.#collection.load(this.#options.now()).catch((error: unknown) => {
      this.#samples = undefined;
      throw error;
    });
    return this.#samples;
  }

  #lay(text: string | null, samples: readonly T[]): Snapshot<T> {
    const overlay = readOverlay(text, this.#collection.schema);
    if (typeof overlay !== 'string')
      return { text, overlay, items: applyOverlay(samples, overlay) };
    this.#setAside(text ?? '', overlay);
    return this.#lay(null, samples);
  }

  #setAside(text: string, damage: Damage): void {
    const setAsideKey = `${setAsidePrefix}${this.#name}:${this.#options.now().toISOString()}`;
    const notice: StorageNotice = { code: `storage-${damage}`, collection: this.#name };
    this.area.removeItem(this.key);
    try {
      this.area.setItem(setAsideKey, text);
      this.#options.onNotice({ ...notice, setAsideKey });
    } catch {
      this.#options.onNotice(notice);
    }
  }
}
