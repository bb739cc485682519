/** How a file is being kept. */
export interface KeepOptions {
  /** Percent; 100 only once the file is kept. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A file that is kept, and what it is known by. */
export interface KeptFile {
  readonly id: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Keeps the bytes of files, apart from the records that name them. */
export interface FileStore {
  /** Rejects with `network`, `storage-full` or `aborted`; then nothing is kept. */
  put(folder: string, file: File, options?: KeepOptions): Promise<KeptFile>;
  /** The file, or undefined when it is not (or no longer) there. */
  read(id: string): Promise<File | undefined>;
  remove(id: string): Promise<void>;
}
