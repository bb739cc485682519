import { newId } from '@hoa/domain';
import { type Input, type Operation, type Output, useCommand } from '@hoa/portal';
import { useRef } from 'react';

/**
 * Returns a function that runs a command. A retry after a failure has the same request id, so that what did arrive is
 * not done twice; another input gets a new one.
 */
export function useRetriedCommand<Name extends Operation>(
  name: Name,
): (input: Omit<Input<Name>, 'requestId'>) => Promise<Output<Name>> {
  const [run] = useCommand(name);
  const attempt = useRef({ content: '', requestId: '' });
  return async (input) => {
    const content = JSON.stringify(input);
    if (attempt.current.content !== content) attempt.current = { content, requestId: newId() };
    const { requestId } = attempt.current;
    const answer = await run({ ...input, requestId } as unknown as Input<Name>);
    // The same input may be sent again on purpose.
    attempt.current = { content: '', requestId: '' };
    return answer;
  };
}
