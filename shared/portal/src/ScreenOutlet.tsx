import { PartFailed } from '@hoa/ui';
import type { Locale } from '@hoa/ui/text';
import { type ReactNode, useEffect, useState } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { Localized, PageEntry } from './pages.ts';
import { type LoadScreen, loadedScreen, loadScreen, type Screens } from './screens.ts';

interface ScreenOutletProps {
  readonly page: PageEntry;
  readonly area: Localized;
  readonly locale: Locale;
  readonly screens: Screens<string>;
}

/** The screen of a page, a skeleton while it loads, or a failure panel. */
export function ScreenOutlet({ page, area, locale, screens }: ScreenOutletProps) {
  const load = screens[page.id];
  if (!load) throw new Error(`No screen is given for the page "${page.id}".`);
  const skeleton = <PageSkeleton title={page.title[locale]} />;
  return (
    <FailureBoundary key={page.id} area={area}>
      <LazyScreen load={load} skeleton={skeleton} />
    </FailureBoundary>
  );
}

interface LazyScreenProps {
  readonly load: LoadScreen;
  readonly skeleton: ReactNode;
}

/** Not React's `lazy`: after a fallback React delays the content by 300 ms, even if it is loaded sooner. */
function LazyScreen({ load, skeleton }: LazyScreenProps) {
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const [, setArrived] = useState(false);
  const Screen = loadedScreen(load);
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
  if (failure) throw new PartFailed(failure.cause);
  return Screen ? <Screen /> : skeleton;
}
