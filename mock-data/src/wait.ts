import { PortalError } from '@hoa/api';

/** Waits `ms` milliseconds; rejects with `aborted` when the signal aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new PortalError('aborted'));
    };
    const finish = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
