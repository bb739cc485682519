import { type Actor, type Comment, countdownText, editTimeLeft, mayEditComment } from '@hoa/domain';
import { useEffect, useState } from 'react';

const tickMs = 1000;

export interface EditWindow {
  readonly mayEdit: boolean;
  /** The time left, as minutes:seconds; null without a limit or when it is over. */
  readonly timeLeft: string | null;
}

/** Whether a comment may be edited now, updated every second while the time limit runs. */
export function useEditWindow(visitor: Actor | null, comment: Comment): EditWindow {
  const [now, setNow] = useState(() => new Date());
  const mayEdit = mayEditComment(visitor, comment, now).ok;
  const isRunning = mayEdit && visitor?.role !== 'admin';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { mayEdit, timeLeft: isRunning ? countdownText(editTimeLeft(comment, now)) : null };
}
