import { useCommand } from '@hoa/shared';
import { useEffect, useRef } from 'react';

/** Counts that a person has opened a topic: once, when it is on screen. A failure is nobody's concern. */
export function useRecordView(topicId: string, isShown: boolean): void {
  const [record] = useCommand('topics.recordView');
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (!isShown || recorded.current === topicId) return;
    recorded.current = topicId;
    record({ topicId }).catch(() => undefined);
  }, [isShown, topicId, record]);
}
