/** What somebody typed at a place and has not sent yet. */
export interface KeptText {
  readonly text: string;
  /** A choice made beside the text, such as whom it is for. */
  readonly choice?: boolean;
  /** A request that was not answered yet, so that repeating it after a reload is safe. */
  readonly request?: KeptRequest;
}

export interface KeptRequest {
  readonly id: string;
  readonly input: unknown;
  /** The text that it sends; the field may hold another by now. */
  readonly text: string;
}

/** The unsent texts of one person in this browser, each under the name of its place. */
export interface KeptTexts {
  /** The key of a place in the browser's storage. */
  keyOf(place: string): string;
  read(place: string): KeptText | undefined;
  keep(place: string, kept: KeptText): void;
  drop(place: string): void;
  /** The places with a text whose names begin with `start`. */
  places(start: string): string[];
}

const prefix = 'hoa:typed:';

/** Gives access to a person's unsent texts; without storage nothing is kept. */
export function keptTexts(uid: string): KeptTexts {
  const own = `${prefix}${encodeURIComponent(uid)}:`;
  const keyOf = (place: string) => own + place;
  return {
    keyOf,
    read: (place) => tried((storage) => parseKeptText(storage.getItem(keyOf(place)))),
    keep: (place, kept) => tried((storage) => storage.setItem(keyOf(place), JSON.stringify(kept))),
    drop: (place) => tried((storage) => storage.removeItem(keyOf(place))),
    places: (start) =>
      tried((storage) =>
        Object.keys(storage)
          .filter((key) => key.startsWith(own + start))
          .map((key) => key.slice(own.length)),
      ) ?? [],
  };
}

/** Reads a kept text as it is stored; undefined when there is none or it is damaged. */
export function parseKeptText(stored: string | null): KeptText | undefined {
  if (stored === null) return undefined;
  try {
    const kept = JSON.parse(stored) as KeptText | null;
    return typeof kept?.text === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be blocked or full; typing goes on without it. */
function tried<Answer>(work: (storage: Storage) => Answer): Answer | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}
