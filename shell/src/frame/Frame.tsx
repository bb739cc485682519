import type { Role } from '@hoa/domain';
import { contentClass, frameClass, skipClass } from '@hoa/parts/frame';
import { type PortalProps, useOperation, useSideBar, useVisitor } from '@hoa/portal';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useText } from '../messages.ts';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import type { PageTitleProps } from './PageTitle.tsx';
import { useIsPainted } from './useIsPainted.ts';

interface FrameProps extends Pick<PageTitleProps, 'pages' | 'page'> {
  readonly portal: PortalProps;
  /** The role whose frame is shown; null when no one is signed in or the remote brings its own frame. */
  readonly role: Role | null;
  readonly children: ReactNode;
}

/**
 * Header and navigation around the content. The content keeps its place in the
 * tree with and without a frame, so that what single-spa has mounted in it is never removed.
 */
export function Frame({ portal, role, pages, page, children }: FrameProps) {
  const text = useText();
  const [open, toggle, beside] = useSideBar();
  return (
    <div className={role ? frameClass(open, pages?.length === 0 ? 'bare' : undefined) : undefined}>
      {role && (
        <a href="#main" className={skipClass}>
          {text.skip}
        </a>
      )}
      {role && <Header portal={portal} role={role} pages={pages} page={page} />}
      {role && <Navigation role={role} pages={pages} open={open} onToggle={toggle} />}
      <div className={contentClass} {...beside}>
        <NoticesHost />
        {children}
      </div>
    </div>
  );
}

/**
 * Shows what was written offline and refused, and as whom an administrator views the portal, above every page; the
 * notices are fetched when there is one.
 */
function NoticesHost() {
  const visitor = useVisitor();
  const skip = !useIsPainted() || !visitor;
  const { data = [] } = useOperation('outbox.list', {}, { skip });
  const isNeeded =
    !skip &&
    (visitor.impersonation || visitor.until || data.some(({ problem }) => problem !== undefined));
  const [Notices, setNotices] = useState<ComponentType>();

  useEffect(() => {
    if (!isNeeded || Notices) return;
    import('@hoa/parts/notices').then(
      (parts) => setNotices(() => parts.Notices),
      // If loading fails, a toast and the item's own screen still show that it was refused.
      () => undefined,
    );
  }, [isNeeded, Notices]);

  return visitor && Notices ? <Notices /> : null;
}
