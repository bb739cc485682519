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
  read(range?: ByteRange): ReadableStream<Uint8Array>;
}

/** Keeps the bytes of files: in a folder, later in object storage. */
export interface FileStorage {
  /** Where uploads arrive; on the same disk as the files if they are in a folder. */
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
}

const thumbnailEnd = '.thumbnail';

/** The key of the small picture of a file. */
export const thumbnailOf = ({ hoaId, id }: FileKey): FileKey => ({ hoaId, id: id + thumbnailEnd });

/** Whether a key is of a small picture. */
export const isThumbnail = ({ id }: FileKey): boolean => id.endsWith(thumbnailEnd);
