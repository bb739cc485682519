/** The maximum length of a logged message. Short, so that it can contain no text of a user. */
const maxMessageLength = 300;

/** An unexpected error for the log, with user data removed from its messages. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** The code of Node.js or PostgreSQL, such as `ECONNREFUSED` or `23505`. */
  readonly code?: string;
  /** The stack trace without the message. */
  readonly at: readonly string[];
  readonly cause?: DescribedError;
}

export function describeError(error: Error): DescribedError {
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: withoutValues(message).slice(0, maxMessageLength),
    ...(typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) && { code }),
    at: stack
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .map((line) => line.trim()),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** Replaces quoted texts, email addresses, and strings that are long enough to be a secret. */
function withoutValues(message: string): string {
  return message
    .replaceAll(/"[^"]*"?|'[^']*'?|`[^`]*`?/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/[\w+/=-]{20,}/g, '…');
}
