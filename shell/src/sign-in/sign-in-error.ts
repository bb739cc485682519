export type SignInErrorCode =
  | 'email-required'
  | 'email-not-found'
  | 'not-a-link'
  | 'sign-in-invalid'
  | 'too-many-links'
  | 'too-many-codes'
  | 'mock-sending'
  | 'mock-completion';

/** Why a sign-in did not happen; `message` is the specified English, if there is one. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, message: string = code) {
    super(message);
    this.code = code;
  }
}
