/** Where the bytes of a file are, apart from the record that says whose it is. */
export interface FileKey {
  readonly hoaId: string;
  readonly id: string;
}

export interface ByteRange {
  readonly start: number;
  /** The last byte. */
  readonly end: number;
}

export interface StoredContent {
  /** Bytes of the whole file. */
  readonly size: number;
  /** The checksum in hexadecimal digits, where it is kept with the file. */
  readonly sha256?: string | undefined;
  /** Rejects with `not-found` for what was removed meanwhile. */
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
}

/** Keeps the bytes of files: in a folder, or in a store that speaks S3. What fails by itself is told as `busy`. */
export interface FileStorage {
  /** The folder where uploads arrive; on the same disk as the files if they are in a folder. */
  readonly incoming: string;
  /** Takes a whole file from a path over; once it answers, the file survives a crash. */
  keep(key: FileKey, path: string): Promise<void>;
  /** undefined when there is none. */
  open(key: FileKey): Promise<StoredContent | undefined>;
  /** Removes a file and its thumbnail; there may be neither. */
  remove(key: FileKey): Promise<void>;
  /** The files that were kept before a moment, and have been there since. */
  keptBefore(moment: Date): AsyncIterable<FileKey>;
  /** Removes what an upload left behind that was cut off by a crash before a moment. */
  removeLeftovers(moment: Date): Promise<void>;
  /** Whether it is a service of its own, which all processes have or none has. */
  readonly isShared: boolean;
  /** Whether files can be kept and read now. */
  isReady(): Promise<boolean>;
}

/** Later than any file was kept. */
export const endOfTime = new Date(8_640_000_000_000_000);

/** A name for one folder or file, whatever the text. */
export function segmentOf(text: string): string {
  const segment = encodeURIComponent(text);
  if (segment === '' || segment.startsWith('.')) throw new Error(`Not a key of a file: ${text}`);
  return segment;
}

const thumbnailEnd = '.thumbnail';

/** The key of the small picture of a file. */
export const thumbnailOf = ({ hoaId, id }: FileKey): FileKey => ({ hoaId, id: id + thumbnailEnd });

/** Whether a key is of a small picture. */
export const isThumbnail = ({ id }: FileKey): boolean => id.endsWith(thumbnailEnd);
