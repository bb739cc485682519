import { type CollectionName, fetched, type Records } from '@hoa/shared/data';
import type { Collection } from '../collection.ts';
import type { StorageNotice } from './notice.ts';
import { applyOverlay, type Damage, noChanges, type Overlay } from './overlay.ts';
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
export class CollectionStore<C extends CollectionName> {
  readonly key: string;
  readonly area: Storage;
  readonly #name: C;
  readonly #collection: Collection<Records[C]>;
  readonly #options: StoreOptions;
  #samples: Promise<readonly Records[C][]> | undefined;
  #latest: Snapshot<Records[C]> | undefined;

  constructor(name: C, collection: Collection<Records[C]>, options: StoreOptions) {
    this.key = storagePrefix + name;
    this.area = options.storage[collection.area];
    this.#name = name;
    this.#collection = collection;
    this.#options = options;
  }

  /** The collection as it is now. The storage is looked at every time: another tab may have written. */
  async read(): Promise<Snapshot<Records[C]>> {
    const samples = await this.#loadSamples();
    const text = this.area.getItem(this.key);
    if (this.#latest?.text === text) return this.#latest;
    const overlay = text === null ? noChanges : await this.#readOverlay(text);
    // What was set aside is gone from the storage: the samples stand as if nothing had been kept.
    this.#latest =
      typeof overlay === 'string'
        ? { text: null, overlay: noChanges, items: applyOverlay(samples, noChanges) }
        : { text, overlay, items: applyOverlay(samples, overlay) };
    return this.#latest;
  }

  isCurrent(snapshot: Snapshot<Records[C]>): boolean {
    return this.area.getItem(this.key) === snapshot.text;
  }

  /** Forgets the resolved samples, so that the next read starts over. */
  forget(): void {
    this.#samples = undefined;
    this.#latest = undefined;
  }

  #loadSamples(): Promise<readonly Records[C][]> {
    this.#samples ??= fetched(this.#collection.load(this.#options.now())).catch((error) => {
      this.#samples = undefined;
      throw error;
    });
    return this.#samples;
  }

  /** The schemas are fetched when there is something to check, which on a first visit there is not. */
  async #readOverlay(text: string): Promise<Overlay<Records[C]> | Damage> {
    const { readOverlayOf } = await fetched(import('./read-overlay.ts'));
    const overlay = readOverlayOf(this.#name, text);
    if (typeof overlay === 'string' && this.area.getItem(this.key) === text) {
      this.#setAside(text, overlay);
    }
    return overlay;
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
