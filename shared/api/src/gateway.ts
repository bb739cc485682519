import type { UploadedFile } from '@hoa/domain';
import type { Input, Operation, Output } from './contract.ts';
import type { Tag } from './operations.ts';

export type { Input, Operation, Output } from './contract.ts';

export interface UploadOptions {
  /** The storage folder, such as `tickets/TKT-1045/attachments`. */
  readonly folder: string;
  /** Percent; 100 only once the file is stored. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface DownloadOptions {
  /** Requests a thumbnail, for adapters that store them; rejects with `not-found` if the file has none. */
  readonly small?: boolean | undefined;
}

/** The port to the portal's data, with an adapter for each source: sample data or the server. */
export interface Gateway {
  /** Runs an operation for the signed-in person; only ever rejects with a `PortalError`. */
  call<N extends Operation>(name: N, input: Input<N>, signal?: AbortSignal): Promise<Output<N>>;
  /** Stores a file that a command can then refer to; rejects like `call`. */
  upload(file: File, options: UploadOptions): Promise<UploadedFile>;
  /** Reads a document, an attachment or an uploaded file; rejects like `call`. */
  download(fileId: string, signal?: AbortSignal, options?: DownloadOptions): Promise<File>;
  /**
   * Returns a URL where the browser shows a PDF or saves another file; undefined if there is none, as for uploads in
   * sample data.
   */
  viewAddress(fileId: string): Promise<string | undefined>;
  /**
   * Calls `onChange` after changes that did not come from a `call` of this page, such as those of another tab or a
   * reset of the sample data. Returns the unsubscribe function.
   */
  subscribe(onChange: (tags: Tag[]) => void): () => void;
  /** Returns true if this adapter offers the operation; otherwise its control shows "coming soon". */
  supports(name: Operation): boolean;
}
