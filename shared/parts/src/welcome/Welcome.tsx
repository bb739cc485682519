import { useActor } from '@hoa/portal';
import { classNames } from '@hoa/ui';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { isWelcomeSeen } from './seen.ts';
import { useIsNear } from './useIsNear.ts';
import styles from './Welcome.module.css';
import type { WelcomePanelProps } from './WelcomePanel.tsx';

export interface WelcomeProps {
  /**
   * A page has two positions: at the start, and at the end for a phone, whose first screen belongs to the page's own
   * content.
   */
  readonly at: 'start' | 'end';
}

/**
 * Shows the role's features on the first visit, until dismissed. Its space is reserved from the start; the content
 * loads when it is near the viewport and the browser is idle.
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
          {/* The panel may load after sign-out, so it gets the person as props. */}
          <Panel uid={uid} role={role} onDismiss={() => setIsShown(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the panel's position at the current width. */
const placeNow = () => (window.matchMedia('(width < 45rem)').matches ? 'end' : 'start');

/** The panel is optional, so a loading failure is ignored. */
const Panel = lazy<ComponentType<WelcomePanelProps>>(() =>
  idle()
    .then(() => import('./WelcomePanel.tsx'))
    .then(
      (file) => ({ default: file.WelcomePanel }),
      () => ({ default: () => null }),
    ),
);

/** Safari has no `requestIdleCallback`. */
const withoutIdleMs = 500;

const idle = () =>
  new Promise<unknown>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 3000 });
    else setTimeout(done, withoutIdleMs);
  });
