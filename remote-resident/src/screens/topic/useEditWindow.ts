import { type Actor, type Comment, countdownText, editTimeLeft, mayEditComment } from '@hoa/domain';
import { useEffect, useState } from 'react';

const tickMs = 1000;

export interface EditWindow {
  readonly mayEdit: boolean;
  /** The remaining time as minutes:seconds; null without a limit or after it. */
  readonly timeLeft: string | null;
}

/** Returns the permission to edit a comment, updated every second while the time limit runs. */
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
