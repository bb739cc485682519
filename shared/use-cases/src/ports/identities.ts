/** The people of all associations, so that a person has one uid in each. */
export interface Identities {
  /**
   * Returns the uids by email, in lower case. An unused email is reserved for the uid from `uidFor` until the write
   * ends, so a concurrent call for the same email gets the same uid.
   */
  claimUids(
    emails: readonly string[],
    uidFor: (email: string) => string,
  ): Promise<ReadonlyMap<string, string>>;
  /** Returns true if another association has a record of the person, including a removed person. */
  isKnownElsewhere(uid: string, hoaId: string): Promise<boolean>;
}
