/** Maximum length, so that no user text is logged. */
const longestMessage = 300;

/** What is logged of an unexpected error: messages with quoted values removed. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** Of Node or PostgreSQL, such as `ECONNREFUSED` or `23505`. */
  readonly code?: string;
  /** Where it happened: the stack without its message. */
  readonly at: readonly string[];
  readonly cause?: DescribedError;
}

export function describeError(error: Error): DescribedError {
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: withoutValues(message).slice(0, longestMessage),
    ...(typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) && { code }),
    at: stack
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .map((line) => line.trim()),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** Quoted texts, addresses of mail and anything long enough to be a secret. */
function withoutValues(message: string): string {
  return message
    .replaceAll(/"[^"]*"?|'[^']*'?|`[^`]*`?/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/[\w+/=-]{20,}/g, '…');
}
