import { useActor } from '@hoa/shared';
import { classNames } from '@hoa/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { isWelcomeSeen, keepWelcomeSeen } from './seen.ts';
import styles from './Welcome.module.css';
import type { WelcomePanelProps } from './WelcomePanel.tsx';

export interface WelcomeProps {
  /** A page has it twice: at the start, and at the end for a phone, whose first screen is for the work. */
  readonly at: 'start' | 'end';
}

/**
 * On the first visit, what the role can do here, until it is dismissed. Its room is kept from the start; what fills it is
 * fetched when the browser has nothing else to do.
 */
export function Welcome({ at }: WelcomeProps) {
  const { uid, role } = useActor();
  const [isShown, setIsShown] = useState(() => at === placeNow() && !isWelcomeSeen(uid, role));
  const [Panel, setPanel] = useState<ComponentType<WelcomePanelProps>>();
  useEffect(() => {
    if (!isShown) return;
    return onceIdle(() => {
      import('./WelcomePanel.tsx').then(
        (file) => setPanel(() => file.WelcomePanel),
        () => setIsShown(false),
      );
    });
  }, [isShown]);
  if (!isShown) return null;
  const dismiss = () => {
    keepWelcomeSeen(uid, role);
    setIsShown(false);
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <div className={classNames(styles.room, at === 'end' && styles.end)}>
      {Panel && <Panel onDismiss={dismiss} />}
    </div>
  );
}

/** Where the panel stands at the present width. */
const placeNow = () => (window.innerWidth < 720 ? 'end' : 'start');

/** At the latest after this long. */
const timeoutMs = 3000;

/** Safari has no idle callbacks. */
const withoutIdleMs = 500;

function onceIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, withoutIdleMs);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(work, { timeout: timeoutMs });
  return () => window.cancelIdleCallback(id);
}
