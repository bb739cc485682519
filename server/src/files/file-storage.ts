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

/** Keeps the bytes of files: in a folder, or in a store that speaks S3. A failing store rejects with `busy`. */
export interface FileStorage {
  /** The folder where uploads arrive; on the same disk as the files if they are in a folder. */
  readonly incoming: string;
  /** Moves a whole file from a path here; once it resolves, the file survives a crash. */
  keep(key: FileKey, path: string): Promise<void>;
  /** undefined when there is none. */
  open(key: FileKey): Promise<StoredContent | undefined>;
  /** Removes a file and its thumbnail; there may be neither. */
  remove(key: FileKey): Promise<void>;
  /** The files that were stored before a moment. */
  keptBefore(moment: Date): AsyncIterable<FileKey>;
  /** Removes remains of uploads that a crash cut off before a moment. */
  removeLeftovers(moment: Date): Promise<void>;
  /** Whether it is a separate service, which fails for all processes at once. */
  readonly isShared: boolean;
  /** Whether files can be kept and read now. */
  isReady(): Promise<boolean>;
}

/** Later than any file was kept. */
export const endOfTime = new Date(8_640_000_000_000_000);

/** A text as the name of one folder or file. */
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
