import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '../text/index.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { Localized, PageEntry } from './pages.ts';
import { type LoadScreen, loadScreen, type Screens, screenNow } from './screens.ts';

interface ScreenOutletProps {
  readonly page: PageEntry;
  readonly area: Localized;
  readonly locale: Locale;
  readonly screens: Screens<string>;
}

/** The screen of a page, a skeleton while it is fetched, or what is to be said when it failed. */
export function ScreenOutlet({ page, area, locale, screens }: ScreenOutletProps) {
  const load = screens[page.id];
  if (!load) throw new Error(`No screen is given for the page "${page.id}".`);
  const skeleton = <PageSkeleton title={page.title[locale]} />;
  return (
    <FailureBoundary key={page.id} area={area}>
      <FetchedScreen load={load} skeleton={skeleton} />
    </FailureBoundary>
  );
}

interface FetchedScreenProps {
  readonly load: LoadScreen;
  readonly skeleton: ReactNode;
}

/** Not React's `lazy`: after a fallback React holds back what follows for 300 ms, however soon it is there. */
function FetchedScreen({ load, skeleton }: FetchedScreenProps) {
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const [, setArrived] = useState(false);
  const Screen = screenNow(load);
  useEffect(() => {
    if (Screen) return;
    let isShown = true;
    loadScreen(load).then(
      () => isShown && setArrived(true),
      (cause: unknown) => isShown && setFailure({ cause }),
    );
    return () => {
      isShown = false;
    };
  }, [Screen, load]);
  if (failure) throw failure.cause;
  return Screen ? <Screen /> : skeleton;
}
