/** Options of storing a file. */
export interface PutOptions {
  /** Percent; 100 only once the file is stored. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A stored file and its id. */
export interface StoredFileInfo {
  readonly id: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Stores the content of files, separately from the records that refer to them. */
export interface FileStore {
  /** Stores a file, or nothing if it rejects with `network`, `storage-full` or `aborted`. */
  put(folder: string, file: File, options?: PutOptions): Promise<StoredFileInfo>;
  /** Returns the file; undefined if it does not exist. */
  read(id: string): Promise<File | undefined>;
  remove(id: string): Promise<void>;
}
