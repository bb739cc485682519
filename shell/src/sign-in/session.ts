import type { Role } from '@hoa/domain';
import type { Identity } from '@hoa/portal';

/** The port of signing in and out: as a sample person, or at the portal's server by an emailed link. */
export interface Session {
  /** Emails a link that returns to `/login?email=…`; rejects with a SignInError. */
  sendSignInLink(email: string, returnTo: string): Promise<void>;
  isSignInLink(url: string): boolean;
  /** Finishes a sign-in by its link; the person enters with one of their memberships. Rejects with a SignInError. */
  completeSignIn(url: string): Promise<CompletedSignIn>;
  /** Finishes a sign-in by the code that came with the link; rejects with a SignInError. */
  completeByCode(email: string, code: string): Promise<CompletedSignIn>;
  /** Makes somebody the person who is signed in on this page. */
  enter(identity: Identity): void;
  /** Signs in as a sample person; undefined outside mock mode. */
  readonly signInAs?: (role: Role) => Promise<void>;
  /** Clears the user, even if the server cannot be told. */
  signOut(): Promise<void>;
}

/** Signs somebody in on this page after a completed sign-in, and leads them to where they were. */
export type Enter = (session: Session, completed: CompletedSignIn) => void;

export interface CompletedSignIn {
  readonly identity: Identity;
  /** The address the person was at when they asked for the link. */
  readonly returnTo: string;
}
