/** A picture that is shown small beside what it belongs to, and whole in the viewer. */
export interface Picture {
  readonly id: string;
  readonly name: string;
  /** Address of a small picture, for files that bring one. */
  readonly thumbnail?: string | undefined;
  /** Reads the file. It may reject. */
  readonly read: () => Promise<File>;
  /** Reads a small version of it where there is one, else the file. It may reject. */
  readonly readSmall: () => Promise<File>;
}
