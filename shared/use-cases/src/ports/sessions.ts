import type { OwnSession } from '@hoa/domain';

/** The sessions of the person who makes the request; undefined in an adapter without sessions. */
export interface OwnSessions {
  /** Lists the active sessions, last used first. */
  list(): Promise<OwnSession[]>;
  /** Ends one of the person's own sessions. Does nothing for someone else's session or one that has ended. */
  end(sessionId: string): Promise<void>;
}
