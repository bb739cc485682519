import type { UploadedFile } from '@hoa/domain';
import type { Input, Operation, Output } from './contract.ts';
import type { Tag } from './operations.ts';

export type { Input, Operation, Output } from './contract.ts';

export interface UploadOptions {
  /** Where it goes, such as `tickets/TKT-1045/attachments`. */
  readonly folder: string;
  /** Percent; 100 only once the file is stored. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface DownloadOptions {
  /** A small version of a picture, for adapters that keep one; `not-found` where a file has none. */
  readonly small?: boolean | undefined;
}

/** The port to the portal's data; an adapter per source (sample data, live, later HTTP). */
export interface Gateway {
  /** Runs an operation for the signed-in person; rejects with a `PortalError` and nothing else. */
  call<N extends Operation>(name: N, input: Input<N>, signal?: AbortSignal): Promise<Output<N>>;
  /** Stores a file, to which a command can then refer; rejects like `call`. */
  upload(file: File, options: UploadOptions): Promise<UploadedFile>;
  /** Reads a document, an attachment or an uploaded file; rejects like `call`, as with `not-found`. */
  download(fileId: string, signal?: AbortSignal, options?: DownloadOptions): Promise<File>;
  /**
   * Where a browser shows a PDF as a page of its own; undefined where it has no such address, as of what was
   * uploaded to sample data.
   */
  viewAddress?(fileId: string): Promise<string | undefined>;
  /**
   * Calls back after changes that no `call` of this page made, such as those of another tab or a
   * reset of the sample data. Returns the unsubscribe function.
   */
  subscribe(onChange: (tags: Tag[]) => void): () => void;
  /** Whether this adapter offers the operation at all; if not, its control says 'coming soon'. */
  supports(name: Operation): boolean;
}
