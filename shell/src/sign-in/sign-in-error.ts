export type SignInErrorCode =
  | 'email-required'
  | 'email-not-found'
  | 'not-a-link'
  | 'sign-in-invalid'
  | 'too-many-links'
  | 'too-many-codes'
  | 'mock-sending'
  | 'mock-completion';

/** The reason for a failed sign-in; `message` is the specified English text, if there is one. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, message: string = code) {
    super(message);
    this.code = code;
  }
}
