import type { MessageDraft } from '@hoa/domain';
import { useCommand } from '@hoa/portal';
import { useStable } from '@hoa/ui';
import { useEffect, useRef, useState } from 'react';

/** The pause in typing after which a draft is stored. */
const pauseMs = 1000;

export type DraftState = 'unchanged' | 'typing' | 'saved' | 'failed';

/**
 * Stores what is typed on the server, so that the person can continue on another device: after a pause in typing, and
 * when the field goes away. A failure is tried again with the next change.
 * @param place `new`, or the id of the thread of a reply
 */
export function useServerDraft(place: string, draft: MessageDraft, initial: MessageDraft) {
  const [run] = useCommand('messageDrafts.save');
  const [state, setState] = useState<DraftState>('unchanged');
  const typed = JSON.stringify(draft);
  const saved = useRef(JSON.stringify(initial));
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isOver = useRef(false);

  const save = useStable(() => {
    if (isOver.current || typed === saved.current) return;
    saved.current = typed;
    running.current = run({ ...draft, place }).then(
      () => setState('saved'),
      () => {
        saved.current = '';
        setState('failed');
      },
    );
  });
  useEffect(() => {
    if (typed === saved.current) return;
    setState('typing');
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, save]);
  useEffect(() => save, [save]);

  return {
    state,
    /** Stores nothing from now on, since the message is being sent; resolves when nothing is being stored. */
    end: async () => {
      isOver.current = true;
      await running.current;
    },
    /** Stores changes again, after the message could not be sent. */
    resume: () => {
      isOver.current = false;
    },
  };
}
