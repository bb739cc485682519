/** How a file is being kept. */
export interface KeepOptions {
  /** Percent; 100 only once the file is stored. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A stored file and its id. */
export interface KeptFile {
  readonly id: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Stores the bytes of files, apart from the records that refer to them. */
export interface FileStore {
  /** Rejects with `network`, `storage-full` or `aborted`; then nothing is stored. */
  put(folder: string, file: File, options?: KeepOptions): Promise<KeptFile>;
  /** The file, or undefined when it is not (or no longer) there. */
  read(id: string): Promise<File | undefined>;
  remove(id: string): Promise<void>;
}
