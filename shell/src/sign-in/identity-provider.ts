import type { Role } from '@hoa/domain';
import type { Identity } from '@hoa/portal';

export type { Identity } from '@hoa/portal';

/** The port to what identifies people: the sample people, or a service that emails sign-in links. */
export interface IdentityProvider {
  /** Emails a link that returns to `/login?email=…`; rejects with a SignInError. */
  sendSignInLink(email: string, returnTo: string): Promise<void>;
  isSignInLink(url: string): boolean;
  /** Signs in by the link in `url`; rejects with a SignInError. */
  completeSignIn(url: string): Promise<CompletedSignIn>;
  /** Signs in by the code that came with the link; rejects with a SignInError. */
  completeByCode(email: string, code: string): Promise<CompletedSignIn>;
  signOut(): Promise<void>;
  /** Calls back with who is signed in, or null, whenever that changes; returns the unsubscribe function. */
  onAuthStateChanged(onChange: (identity: Identity | null) => void): () => void;
}

export interface CompletedSignIn {
  readonly identity: Identity;
  /** The address the person was at when they asked for the link. */
  readonly returnTo: string;
}

/** The provider of mock mode: signs in as a sample person. */
export interface MockIdentityProvider extends IdentityProvider {
  signInAs(role: Role): Promise<Identity>;
}

const messages = {
  'email-required': 'Please enter your email address',
  'email-not-found': 'Email not found for sign-in completion',
  'not-a-link': 'This address is not a sign-in link',
  'sign-in-invalid': 'This link or code is wrong, used or too old. Ask for a new one.',
  'too-many-links': 'Too many links were requested',
  'too-many-codes': 'Too many codes were tried',
  'mock-sending': 'MockMode: Magic link sending is disabled in mock mode',
  'mock-completion': 'MockMode: Magic link completion is disabled in mock mode',
} as const;

export type SignInErrorCode = keyof typeof messages;

/** Why a sign-in did not happen; `message` is the specified English. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}
