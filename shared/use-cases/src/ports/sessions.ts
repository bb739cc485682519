import type { OwnSession } from '@hoa/domain';

/** The sign-ins of the person who asks; an adapter without sessions has none. */
export interface OwnSessions {
  /** Those in force, the latest used first. */
  list(): Promise<OwnSession[]>;
  /** Ends one of theirs; one that is not theirs, or ended before, changes nothing. */
  end(sessionId: string): Promise<void>;
}
