import { notify, reportError } from '@hoa/portal';
import { SignInError } from '../sign-in-error.ts';
import type { Messages } from './messages.ts';

/** Shows why signing in failed: the specified text of a refusal, otherwise the error's message. */
export function showFailure(error: unknown, text: Messages): void {
  if (!(error instanceof SignInError)) {
    reportError(error, messageOf(error, text));
    return;
  }
  const isMock = error.code === 'mock-sending' || error.code === 'mock-completion';
  notify.error(isMock ? text.mockRefusal : text.errors[error.code]);
}

function messageOf(error: unknown, text: Messages): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const known = Object.entries(text.errors).find(([name]) => name === code);
  return known?.[1] ?? (message || text.sendingFailed);
}
