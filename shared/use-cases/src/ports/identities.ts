/** The people of all associations, so that a person has one uid in each. */
export interface Identities {
  /**
   * The uids by email, in lower case. An email that nobody has is claimed for the uid of `uidFor`, long enough for the
   * write to end: whoever asks for it meanwhile gets the same one.
   */
  claimUids(
    emails: readonly string[],
    uidFor: (email: string) => string,
  ): Promise<ReadonlyMap<string, string>>;
  /** Whether another association than this one knows a person, even one who was removed. */
  isKnownElsewhere(uid: string, hoaId: string): Promise<boolean>;
}
