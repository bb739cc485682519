import { notify, reportError } from '@hoa/shared';
import { SignInError } from '../session/identity-provider.ts';
import type { Messages } from './messages/en.ts';

/** Shows why signing in failed: the specified text of a refusal, else the error's own message. */
export function tellFailure(error: unknown, text: Messages): void {
  if (!(error instanceof SignInError)) {
    const message = error instanceof Error ? error.message : '';
    reportError(error, message || text.sendingFailed);
    return;
  }
  const isMock = error.code === 'mock-sending' || error.code === 'mock-completion';
  notify.error(isMock ? text.mockRefusal : text.errors[error.code]);
}
