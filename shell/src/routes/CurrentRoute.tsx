import type { Role } from '@hoa/domain';
import {
  FailurePanel,
  flushSync,
  Link,
  type Localized,
  Navigate,
  NotFoundPage,
  Page,
  type PortalProps,
  useAppState,
  useIsLive,
  useLocation,
  useVisitor,
} from '@hoa/portal';
import { buttonClass, EmptyState, ErrorPanel, Icon } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { Lock } from 'lucide';
import { lazy, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { useText } from '../messages.ts';
import { offeredPages, useOwnAssociation } from '../registry/offered-pages.ts';
import { openPages } from '../registry/open-pages.ts';
import { entryOf, loadRegistry, useRegistry, useRemoteNames } from '../registry/registry-store.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { useRemoteState } from '../remotes/useRemoteState.ts';
import { fetchLoginPage } from '../sign-in/page/fetch-login-page.ts';
import { readReturnTo } from '../sign-in/return-to.ts';
import type { Enter } from '../sign-in/session.ts';
import type { SignIn } from '../sign-in/sessions.ts';
import { signInPath } from '../sign-in/sign-in-link.ts';
import styles from './CurrentRoute.module.css';
import { RouteSkeleton } from './RouteSkeleton.tsx';
import { resolveRoute } from './resolve-route.ts';

const LoginPage = lazy(() => fetchLoginPage().then((module) => ({ default: module.LoginPage })));

interface CurrentRouteProps {
  readonly signIn: SignIn;
  readonly portal: PortalProps;
  readonly remotes: Remotes;
}

/** Renders the route guard's result for the current URL, in the matching frame. */
export function CurrentRoute({ portal, remotes, signIn }: CurrentRouteProps) {
  const { openedLink } = signIn;
  const registry = useRegistry();
  const location = useLocation();
  const { pathname, search, hash, state } = location;
  const signedInRole = useAppState('role');
  const locale = useLocale();
  // A sign-in link may sign in another person, so the sign-in page ignores the current session.
  const role = openedLink.url && pathname === signInPath ? null : signedInRole;
  const [entered, setEntered] = useState<{ readonly at: unknown; readonly returnTo: string }>();
  const returnTo = entered?.at === location ? entered.returnTo : readReturnTo(state);
  const { pages: registered, dropped } = registry;
  const visitor = useVisitor();
  const association = useOwnAssociation();
  const isLive = useIsLive();
  const open = useMemo(() => registered && openPages(visitor, registered), [visitor, registered]);
  const pages = useMemo(() => open && offeredPages(open, association), [open, association]);
  // Until the settings are known, a page may be there.
  const reachable = isLive && !association ? open : pages;
  const route = resolveRoute({ path: pathname, role, pages: reachable ?? [], dropped, returnTo });
  const remote = ('remote' in route && route.remote) || null;
  const page = route.kind === 'page' ? route.page : undefined;
  const entry = remote === null ? undefined : entryOf(registry, remote);
  const remoteState = useRemoteState(remotes, remote);

  /** In one render, because the guard redirects to `returnTo` as soon as somebody is signed in. */
  const enter: Enter = (session, completed) =>
    flushSync(() => {
      openedLink.url = undefined;
      setEntered({ at: location, returnTo: completed.returnTo });
      session.enter(completed.identity);
    });

  // Runs before the paint, so that a remote that has already loaded appears together with its frame.
  useLayoutEffect(() => {
    remotes.show(remote);
    if (entry) remotes.load(entry, page);
  }, [remotes, remote, entry, page]);

  const isSettled = route.kind === 'redirect' || route.kind === 'sign-in';
  const isWaiting = remote
    ? remoteState.status === 'loading' || remoteState.status === 'absent'
    : !isSettled && registry.status === 'loading';
  const hasFailed = remote ? remoteState.status === 'failed' : route.kind === 'unavailable';
  // Vendors get their frame from their own remote; the shell's frame is used only if the remote fails.
  const framed = role === 'vendor' && (!hasFailed || isWaiting) ? null : role;

  return (
    <Frame portal={portal} role={framed} pages={pages} page={page}>
      {route.kind === 'redirect' && (
        <Navigate
          to={route.to}
          state={route.remember ? { returnTo: pathname + search + hash } : null}
          replace
        />
      )}
      {route.kind === 'sign-in' && (
        <Suspense>
          <LoginPage {...signIn} returnTo={returnTo} onEnter={enter} />
        </Suspense>
      )}
      {route.kind === 'restricted' && role && <AccessRestricted role={role} />}
      {route.kind === 'not-found' && !remote && <NotFoundPage />}
      {route.kind === 'unavailable' && !isWaiting && <RegistryFailed area={route.area} />}
      <Outlets shown={remoteState.status === 'failed' ? null : remote} />
      {isWaiting && (
        <div className={styles.waiting}>
          <RouteSkeleton title={page?.title[locale]} />
        </div>
      )}
      {remote && hasFailed && entry && (
        <FailurePanel area={entry.area} onRetry={() => remotes.retry(entry, page)} />
      )}
    </Frame>
  );
}

/** Shows that the current role may not open this page. */
function AccessRestricted({ role }: { readonly role: Role }) {
  const text = useText();
  return (
    <Page title={text.restricted}>
      <EmptyState
        icon={<Icon icon={Lock} />}
        title={text.restrictedText({ role: text.roles[role] })}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {text.goHome}
          </Link>
        }
      />
    </Page>
  );
}

/**
 * The elements that single-spa mounts remotes in, one per remote. They stay for the life of the
 * page; those not shown are hidden, never removed.
 */
function Outlets({ shown }: { readonly shown: string | null }) {
  return useRemoteNames().map((name) => (
    <div key={name} id={`single-spa-application:${name}`} hidden={name !== shown} />
  ));
}

interface RegistryFailedProps {
  /** The area of a dropped remote; unset if the whole registry failed to load. */
  readonly area?: Localized | undefined;
}

/** Shows that this page is unavailable because a remote or the whole registry cannot be read, with Try Again. */
function RegistryFailed({ area }: RegistryFailedProps) {
  const text = useText();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await loadRegistry({ fresh: true });
    setRetrying(false);
  };
  if (area) return <FailurePanel area={area} onRetry={() => void retry()} />;
  return (
    <Page title={text.errorTitle}>
      <ErrorPanel message={text.registryFailed} retrying={retrying} onRetry={() => void retry()}>
        {text.registryFailedText}
      </ErrorPanel>
    </Page>
  );
}
