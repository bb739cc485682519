import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './Page.module.css';
import { useAssociationName } from './useAssociation.ts';

interface PageProps {
  /** The page's title: its one level-1 heading and the beginning of the document's title. */
  readonly title: string;
  /** A sentence under the title. */
  readonly description?: ReactNode;
  /** Controls beside the title. */
  readonly actions?: ReactNode;
  /** The end of the document's title while nobody is signed in; otherwise it is the person's association. */
  readonly portal?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of every page: renders `<main>` with the one `<h1>`, names the document after it, and moves the focus to
 * the heading after navigation from another page, so that screen readers announce it. A link to another `tab` of the
 * same page counts as one; pressed in the list of tabs, the tab keeps the focus.
 */
export function Page({ title, description, actions, portal, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab') ?? '';
  const association = useAssociationName();

  useEffect(() => {
    document.title = `${title} · ${portal ?? association}`;
  }, [title, portal, association]);

  useEffect(() => {
    const isOtherPath = shown !== null && shown.pathname !== pathname;
    const isOtherTab = shown?.pathname === pathname && shown.tab !== tab;
    if (isOtherPath || (isOtherTab && !isFocusInPage())) {
      hasArrived = true;
      heading.current?.focus({ preventScroll: true });
      if (lastHistoryStep() === 'link') window.scrollTo(0, 0);
    } else if (hasArrived && isFocusAtStart()) {
      // The screen takes the place of its skeleton, whose heading had the focus.
      heading.current?.focus({ preventScroll: true });
    }
    shown = { pathname, tab };
  }, [pathname, tab]);

  return (
    <main id="main" className={styles.page}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </main>
  );
}

// The previous page; null before the first page, where the browser sets the focus.
let shown: { readonly pathname: string; readonly tab: string } | null = null;
let hasArrived = false;

function isFocusInPage(): boolean {
  return !isFocusAtStart() && Boolean(document.activeElement?.closest('main'));
}

function isFocusAtStart(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches('main h1');
}

/** How the current page was reached: through the browser's Back and Forward, or by following a link. */
type HistoryStep = 'link' | 'back-or-forward';

let last: HistoryStep = 'link';

// The router's `useNavigationType` can't tell: single-spa dispatches a `popstate` of its own to every
// router of the page whenever one of them navigates.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'popstate',
    (event) => {
      last = 'singleSpa' in event && event.singleSpa ? 'link' : 'back-or-forward';
    },
    { capture: true },
  );
}

function lastHistoryStep(): HistoryStep {
  return last;
}
