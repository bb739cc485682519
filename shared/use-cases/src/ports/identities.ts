/** The people of all associations, so that a person has one uid in each. */
export interface Identities {
  /** The uids by email, in lower case; an email that nobody has is missing. */
  uidsOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
