import { useActor } from '@hoa/shared';
import { classNames } from '@hoa/ui';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { useIsNear } from '../near/useIsNear.ts';
import { isWelcomeSeen } from './seen.ts';
import styles from './Welcome.module.css';
import type { WelcomePanelProps } from './WelcomePanel.tsx';

export interface WelcomeProps {
  /** A page has it twice: at the start, and at the end for a phone, whose first screen is for the work. */
  readonly at: 'start' | 'end';
}

/**
 * On the first visit, what the role can do here, until it is dismissed. Its room is kept from the start; what fills it is
 * fetched once it is near the screen and the browser has nothing else to do.
 */
export function Welcome({ at }: WelcomeProps) {
  const { uid, role } = useActor();
  const [isShown, setIsShown] = useState(() => at === placeNow() && !isWelcomeSeen(uid, role));
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  if (!isShown) return null;
  return (
    <div ref={room} className={classNames(styles.room, at === 'end' && styles.end)}>
      {isNear && (
        <Suspense>
          {/* It may come when nobody is signed in any more, so it is told who it is for. */}
          <Panel uid={uid} role={role} onDismiss={() => setIsShown(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Where the panel stands at the present width. */
const placeNow = () => (window.matchMedia('(width < 45rem)').matches ? 'end' : 'start');

/** Without it the page has all that it needs, so nothing is said of a failure. */
const Panel = lazy<ComponentType<WelcomePanelProps>>(() =>
  idle()
    .then(() => import('./WelcomePanel.tsx'))
    .then(
      (file) => ({ default: file.WelcomePanel }),
      () => ({ default: () => null }),
    ),
);

/** Safari has no idle callbacks. */
const withoutIdleMs = 500;

const idle = () =>
  new Promise<unknown>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 3000 });
    else setTimeout(done, withoutIdleMs);
  });
