/** A picture with a thumbnail, which opens in the viewer. */
export interface Picture {
  readonly id: string;
  readonly name: string;
  /** The URL of the thumbnail, if the file has its own. */
  readonly thumbnail?: string | undefined;
  /** Reads the file. It may reject. */
  readonly read: () => Promise<File>;
  /** Reads a small version of the picture, or the file if there is none. It may reject. */
  readonly readSmall: () => Promise<File>;
}
