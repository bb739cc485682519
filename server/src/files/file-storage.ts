/** Identifies the content of a file; its record contains the owner. */
export interface FileKey {
  readonly hoaId: string;
  readonly id: string;
}

export interface ByteRange {
  readonly start: number;
  /** The position of the last byte, inclusive. */
  readonly end: number;
}

export interface StoredContent {
  /** The size of the whole file. */
  readonly size: number;
  /** The SHA-256 in hexadecimal, if the storage has it. */
  readonly sha256?: string | undefined;
  /** Rejects with `not-found` if the file was removed meanwhile. */
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
}

/** Stores the content of files in a folder or in an S3-compatible store. A failing store rejects with `busy`. */
export interface FileStorage {
  /** The folder for incoming uploads; on the same disk as the files if these are in a folder. */
  readonly incoming: string;
  /** Moves a complete file from a path into the storage; once it resolves, the file survives a crash. */
  store(key: FileKey, path: string): Promise<void>;
  /** Undefined if there is no such file. */
  open(key: FileKey): Promise<StoredContent | undefined>;
  /** Removes a file and its thumbnail; does nothing if they do not exist. */
  remove(key: FileKey): Promise<void>;
  /** Lists the files that were stored before a time. */
  storedBefore(moment: Date): AsyncIterable<FileKey>;
  /** Removes leftovers of uploads that a crash interrupted before a time. */
  removeLeftovers(moment: Date): Promise<void>;
  /** True for a separate service, whose failure affects all processes. */
  readonly isShared: boolean;
  /** Checks that files can be stored and read at the moment. */
  isReady(): Promise<boolean>;
}

/** Later than any time of storing. */
export const endOfTime = new Date(8_640_000_000_000_000);

/** Encodes text as the name of a folder or file. */
export function segmentOf(text: string): string {
  const segment = encodeURIComponent(text);
  if (segment === '' || segment.startsWith('.')) throw new Error(`Not a key of a file: ${text}`);
  return segment;
}

const thumbnailEnd = '.thumbnail';

/** Returns the key of a file's thumbnail. */
export const thumbnailOf = ({ hoaId, id }: FileKey): FileKey => ({ hoaId, id: id + thumbnailEnd });

export const isThumbnail = ({ id }: FileKey): boolean => id.endsWith(thumbnailEnd);
