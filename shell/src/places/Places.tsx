import { FailurePanel, Navigate, NotFoundPage, useAppState, useLocation } from '@hoa/shared';
import { useLocale } from '@hoa/shared/text';
import { lazy, Suspense, useEffect } from 'react';
import { useArea } from '../areas/useArea.ts';
import type { Portal } from '../composition/portal.ts';
import { Frame } from '../frame/Frame.tsx';
import { placeOf } from '../guard/guard.ts';
import { fetchLoginPage } from '../login/fetch-login-page.ts';
import { entryOf, useRegistry } from '../registry/registry-store.ts';
import { originOf } from '../session/origin.ts';
import { AccessRestricted } from './AccessRestricted.tsx';
import { Outlets } from './Outlets.tsx';
import { PlaceSkeleton } from './PlaceSkeleton.tsx';
import styles from './Places.module.css';
import { RegistryFailed } from './RegistryFailed.tsx';

const LoginPage = lazy(() => fetchLoginPage().then((module) => ({ default: module.LoginPage })));

/** What stands at the address at hand, as the guard decides, in the frame that belongs to it. */
export function Places({ portal, areas, session }: Portal) {
  const registry = useRegistry();
  const { pathname, search, hash, state } = useLocation();
  const role = useAppState('role');
  const locale = useLocale();
  const origin = originOf(state);
  const pages = registry.status === 'ready' ? registry.pages : undefined;
  const place = placeOf({ path: pathname, role, pages: pages ?? [], origin });
  const remote = ('remote' in place && place.remote) || null;
  const page = place.kind === 'page' ? place.page : undefined;
  const entry = remote === null ? undefined : entryOf(registry, remote);
  const area = useArea(areas, remote);

  useEffect(() => {
    areas.show(remote);
    if (entry) areas.load(entry, page);
  }, [areas, remote, entry, page]);

  const isSettled = place.kind === 'redirect' || place.kind === 'sign-in';
  const isWaiting = remote
    ? area.status === 'loading' || area.status === 'absent'
    : !isSettled && registry.status === 'loading';
  const hasFailed = remote ? area.status === 'failed' : place.kind === 'unavailable';
  // A vendor's frame comes with the vendor's remote; the shell's stands in while that one is broken.
  const framed = role === 'vendor' && (!hasFailed || isWaiting) ? null : role;

  return (
    <Frame portal={portal} role={framed} pages={pages} page={page}>
      {place.kind === 'redirect' && (
        <Navigate
          to={place.to}
          state={place.remember ? { from: pathname + search + hash } : null}
          replace
        />
      )}
      {place.kind === 'sign-in' && (
        <Suspense>
          <LoginPage session={session} origin={origin} />
        </Suspense>
      )}
      {place.kind === 'restricted' && role && <AccessRestricted role={role} />}
      {place.kind === 'not-found' && !remote && <NotFoundPage />}
      {place.kind === 'unavailable' && !isWaiting && <RegistryFailed />}
      {isWaiting && (
        <div className={styles.waiting}>
          <PlaceSkeleton title={page?.title[locale]} />
        </div>
      )}
      {remote && hasFailed && entry && (
        <FailurePanel area={entry.area} onRetry={() => areas.retry(entry, page)} />
      )}
      <Outlets shown={area.status === 'failed' ? null : remote} />
    </Frame>
  );
}
