/** Unsent text of a person. */
export interface KeptText {
  readonly text: string;
  /** An option of the text, such as its audience. */
  readonly choice?: boolean;
  /** People who were chosen while typing their names; the text may no longer name them. */
  readonly people?: readonly NamedPerson[];
  /** A request without a response, so that a retry after a reload is safe. */
  readonly request?: KeptRequest;
}

export interface NamedPerson {
  readonly uid: string;
  readonly displayName: string;
}

export interface KeptRequest {
  readonly id: string;
  readonly input: unknown;
  /** The text in the request; the field may contain another by now. */
  readonly text: string;
}

/** The unsent texts of one person in this browser, by key (`place`). */
export interface KeptTexts {
  /** Returns the storage key of a place. */
  keyOf(place: string): string;
  read(place: string): KeptText | undefined;
  keep(place: string, kept: KeptText): void;
  drop(place: string): void;
  /** Returns the places that have text and a name starting with `start`. */
  places(start: string): string[];
}

const prefix = 'hoa:typed:';

/** Returns a person's unsent texts; without storage nothing is stored. */
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

/** Parses a stored text; undefined if it is missing or corrupt. */
export function parseKeptText(stored: string | null): KeptText | undefined {
  if (stored === null) return undefined;
  try {
    const kept = JSON.parse(stored) as KeptText | null;
    return typeof kept?.text === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Runs `work` with the storage; returns undefined if it is blocked or full, so that typing still works. */
function tried<Answer>(work: (storage: Storage) => Answer): Answer | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}
