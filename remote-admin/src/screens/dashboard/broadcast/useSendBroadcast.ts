import { type Output, useCommand } from '@hoa/shared';
import type { Broadcast } from '@hoa/shared/domain';
import { useRef } from 'react';

/**
 * Sends a broadcast. Trying the same one again after a failure carries the same idempotency key, so
 * that what did arrive is not sent twice; another text or audience is another broadcast.
 */
export function useSendBroadcast(): (broadcast: Broadcast) => Promise<Output<'broadcasts.send'>> {
  const [send] = useCommand('broadcasts.send');
  const attempt = useRef({ content: '', idempotencyKey: '' });
  return async (broadcast) => {
    const content = JSON.stringify(broadcast);
    if (attempt.current.content !== content) {
      attempt.current = { content, idempotencyKey: crypto.randomUUID() };
    }
    const { idempotencyKey } = attempt.current;
    const answer = await send({ ...broadcast, idempotencyKey });
    // The same words may be sent again on purpose.
    attempt.current = { content: '', idempotencyKey: '' };
    return answer;
  };
}
