import type { Broadcast } from '@hoa/domain';
import { newId } from '@hoa/domain';
import { type Output, useCommand } from '@hoa/portal';
import { useRef } from 'react';

/**
 * Sends a broadcast. A retry after a failure has the same request id, so that a broadcast that did arrive is not sent
 * twice; a changed text or audience gets a new one.
 */
export function useSendBroadcast(): (broadcast: Broadcast) => Promise<Output<'broadcasts.send'>> {
  const [send] = useCommand('broadcasts.send');
  const attempt = useRef({ content: '', requestId: '' });
  return async (broadcast) => {
    const content = JSON.stringify(broadcast);
    if (attempt.current.content !== content) {
      attempt.current = { content, requestId: newId() };
    }
    const { requestId } = attempt.current;
    const answer = await send({ ...broadcast, requestId });
    // The same text may be sent again on purpose.
    attempt.current = { content: '', requestId: '' };
    return answer;
  };
}
