import {
  FailurePanel,
  mockSignedIn,
  Navigate,
  PageSkeleton,
  useAppState,
  useLocation,
} from '@hoa/shared';
import { useLocale } from '@hoa/shared/text';
import { useEffect } from 'react';
import { useArea } from './areas/useArea.ts';
import type { Portal } from './composition/portal.ts';
import { placeOf } from './guard/guard.ts';
import { entryOf, loadRegistry, useRegistry } from './registry/registry-store.ts';

export function Places({ portal, areas }: Portal) {
  const registry = useRegistry();
  const { pathname } = useLocation();
  const role = useAppState('role');
  const locale = useLocale();
  const place = placeOf(pathname, role, registry.status === 'ready' ? registry.pages : []);
  const remote = 'remote' in place ? (place.remote ?? null) : null;
  const area = useArea(areas, remote);
  const page = place.kind === 'page' ? place.page : undefined;
  const entry = remote === null ? undefined : entryOf(registry, remote);

  useEffect(() => {
    areas.show(remote);
    if (entry) areas.load(entry, page);
  }, [areas, remote, entry, page]);

  if (place.kind === 'redirect') return <Navigate to={place.to} replace />;
  return (
    <>
      {place.kind === 'sign-in' && (
        <button
          type="button"
          onClick={() =>
            portal.store.dispatch(
              mockSignedIn({
                role: 'resident',
                user: { uid: 'resident-1', email: 'a@b', displayName: 'A' },
              }),
            )
          }
        >
          Resident
        </button>
      )}
      {place.kind === 'not-found' && registry.status === 'ready' && 'Page Not Found'}
      {page && (area.status === 'loading' || area.status === 'absent') && (
        <PageSkeleton title={page.title[locale]} />
      )}
      {area.status === 'failed' && entry && (
        <FailurePanel
          area={entry.area}
          onRetry={() =>
            void loadRegistry({ fresh: true }).then((now) =>
              areas.retry(entryOf(now, entry.name) ?? entry, page),
            )
          }
        />
      )}
      {['remote-resident', 'remote-vendor', 'remote-admin'].map((name) => (
        <div key={name} id={`single-spa-application:${name}`} hidden={name !== remote} />
      ))}
    </>
  );
}
