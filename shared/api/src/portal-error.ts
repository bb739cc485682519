import { type Refusal, type RefusalCode, refusalText, refusalTexts } from '@hoa/domain';

const ownTexts = {
  'ticket-not-found': 'Ticket not found',
  'thread-not-found': 'Thread not found',
  'topic-not-found': 'Topic not found',
  'profile-not-found': 'Profile not found',
  'not-found': 'Not found',
  'signed-out': 'Sign in to continue',
  'sign-in-invalid': 'This link or code is wrong, used or too old. Ask for a new one.',
  'proof-needed': 'Confirm that it is you, by the code that is emailed to you.',
  'too-many-requests': 'Too many tries. Wait a few minutes and try again.',
  'not-implemented': 'Live data mode not implemented yet',
  'not-supported': 'Coming soon',
  'invalid-input': 'Some of what was entered is not valid',
  conflict: 'This was changed by someone else in the meantime. Nothing was overwritten.',
  'storage-full': 'This device has no room left. Nothing was saved.',
  offline: "You're offline. Try again when you're connected.",
  network: 'The connection failed. Check it and try again.',
  busy: 'The portal is busy. Try again.',
  'new-version': 'A new version of the portal is ready. Reload the page.',
  updating: 'The portal is being updated. Try again in a moment.',
  aborted: 'Cancelled',
  unexpected: 'Something went wrong',
} as const;

export type PortalErrorCode = keyof typeof ownTexts | RefusalCode;

/** A PortalError as plain data, for the Redux store and HTTP; without the stack. */
export interface PortalErrorData {
  code: PortalErrorCode;
  params: Record<string, string>;
  message: string;
  traceId?: string;
}

/**
 * The only error a Gateway rejects with. `code` selects the translated text and `params` fill it in; `message` is the
 * English text; `traceId` (8 characters) identifies the entry in the log.
 */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly code: PortalErrorCode;
  readonly params: Readonly<Record<string, string>>;
  readonly traceId?: string;

  constructor(code: PortalErrorCode, params: Record<string, string> = {}, traceId?: string) {
    super(englishText({ code, params }));
    this.code = code;
    this.params = params;
    if (traceId !== undefined) this.traceId = traceId;
  }

  static refused(refusal: Refusal): PortalError {
    return new PortalError(refusal.code, refusal.params);
  }

  static fromData(data: PortalErrorData): PortalError {
    return new PortalError(data.code, data.params, data.traceId);
  }

  /** Converts any thrown value to a PortalError; an unknown one becomes `unexpected` with its cause. */
  static from(thrown: unknown): PortalError {
    if (thrown instanceof PortalError) return thrown;
    if (isForeign(thrown)) return PortalError.fromData(thrown.toData());
    if (thrown instanceof DOMException && thrown.name === 'AbortError') {
      return new PortalError('aborted');
    }
    const error = new PortalError('unexpected');
    error.cause = thrown;
    return error;
  }

  /** True for an expected error (a refusal, invalid input), false for a defect. */
  get isExpected(): boolean {
    return this.code !== 'unexpected';
  }

  toData(): PortalErrorData {
    const { code, params, message, traceId } = this;
    return { code, params, message, ...(traceId === undefined ? {} : { traceId }) };
  }

  withTraceId(traceId: string): PortalError {
    return new PortalError(this.code, this.params, traceId);
  }
}

function englishText({ code, params }: { code: PortalErrorCode; params: Record<string, string> }) {
  return isOwnCode(code) ? ownTexts[code] : refusalText({ code, params });
}

/** Returns true for a code that this release knows; a newer server may send others. */
export function isPortalErrorCode(code: string): code is PortalErrorCode {
  return isOwnCode(code) || Object.hasOwn(refusalTexts, code);
}

function isOwnCode(code: string): code is keyof typeof ownTexts {
  return Object.hasOwn(ownTexts, code);
}

/** Also true for a PortalError of another copy of this module, such as one bundled into an adapter. */
function isForeign(thrown: unknown): thrown is Pick<PortalError, 'toData'> {
  return thrown instanceof Error && thrown.name === 'PortalError' && 'toData' in thrown;
}
