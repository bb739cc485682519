import type { PublicContact, Role } from '@hoa/domain';
import type { Identity } from '@hoa/portal';

/** The port for signing in and out, as a sample person or by an emailed link at the portal's server. */
export interface Session {
  /** Emails a link that returns to `/login?email=…`; rejects with a SignInError. */
  sendSignInLink(email: string, returnTo: string): Promise<void>;
  isSignInLink(url: string): boolean;
  /**
   * Completes a sign-in by its link; `enter` then starts the session with one of the memberships. Rejects with a
   * SignInError.
   */
  completeSignIn(url: string): Promise<CompletedSignIn>;
  /** Completes a sign-in by the code in the same email as the link; rejects with a SignInError. */
  completeByCode(email: string, code: string): Promise<CompletedSignIn>;
  /**
   * Returns whom to ask in an association, by default in the only one of the portal; null if none is set. Undefined
   * in mock mode.
   */
  readonly contact?: (association?: string) => Promise<PublicContact | null>;
  /** Signs a person in on this page. */
  enter(identity: Identity): void;
  /** Signs in as a sample person; undefined outside mock mode. */
  readonly signInAs?: (role: Role) => Promise<void>;
  /** Signs out on this page, even if the server cannot be reached. */
  signOut(): Promise<void>;
}

/** Signs a person in on this page after a completed sign-in, and returns to the page they requested. */
export type Enter = (session: Session, completed: CompletedSignIn) => void;

export interface CompletedSignIn {
  readonly identity: Identity;
  /** The URL from which the person requested the link. */
  readonly returnTo: string;
}
