/** What a sample document says: a heading, paragraphs, and rows where it is a table. */
export interface DocumentText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly (readonly string[])[] | undefined;
}
