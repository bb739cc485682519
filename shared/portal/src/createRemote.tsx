import { useLocale } from '@hoa/ui/text';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom';
import { contractVersion, type PortalProps, type RemoteModule } from './contract.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { lifecyclesOf } from './lifecycles.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PortalContext, useAppState } from './PortalContext.tsx';
import type { Localized, PageEntry } from './pages.ts';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { loadScreen, type Screens } from './screens.ts';

export interface RemoteOptions<Pages extends readonly PageEntry[]> {
  /** The remote's folder name, such as `remote-vendor`. */
  readonly name: string;
  /** The remote's display name in the failure panel. */
  readonly area: Localized;
  readonly pages: Pages;
  /** The screen of each page, by page id. */
  readonly screens: Screens<Pages[number]['id']>;
  /** Wraps every screen, for a remote with its own frame. */
  readonly frame?: ComponentType<{ children: ReactNode }>;
}

/**
 * Creates a remote's exposed module: single-spa lifecycles around its screens, with the shell's store, a router, an
 * error boundary and skeletons. An error in a screen is shown in its place.
 */
export function createRemote<const Pages extends readonly PageEntry[]>(
  options: RemoteOptions<Pages>,
): RemoteModule {
  fetchFirstScreen(options);
  return { contract: contractVersion, ...lifecyclesOf(createRoot(options)) };
}

/** Starts to load the screen of the current URL while the remote mounts. */
function fetchFirstScreen({ pages, screens }: RemoteOptions<readonly PageEntry[]>): void {
  const page = pages.find(({ path }) => matchPath(path, window.location.pathname));
  const load = page && screens[page.id];
  // After a failure the ScreenOutlet retries and shows the error.
  if (load) loadScreen(load).catch(() => undefined);
}

/** Creates the component tree of a remote; also used to run a remote standalone and in tests. */
export function createRoot<const Pages extends readonly PageEntry[]>(
  options: RemoteOptions<Pages>,
): FunctionComponent<PortalProps> {
  return function Root(props: PortalProps) {
    return (
      // Filters are in the URL: a transition would first reset a typed or checked field.
      <BrowserRouter useTransitions={false}>
        <FailureBoundary area={options.area}>
          <Provider store={props.store}>
            <PortalContext value={props}>
              <RemoteRoutes {...options} />
            </PortalContext>
          </Provider>
        </FailureBoundary>
      </BrowserRouter>
    );
  };
}

type RoutesProps = RemoteOptions<readonly PageEntry[]>;

function RemoteRoutes({ area, pages, screens, frame: Frame = Bare }: RoutesProps) {
  const locale = useLocale();
  const role = useAppState('role');
  const home = pages[0]?.path;
  // Another remote may serve the same URL to other roles.
  const own = pages.filter(({ roles }) => role === null || roles.includes(role));
  const routes = own.map((page) => (
    <Route
      key={page.path}
      path={page.path}
      element={<ScreenOutlet page={page} area={area} locale={locale} screens={screens} />}
    />
  ));
  return (
    <Frame>
      <Routes>
        {routes}
        {/* A remote with its own frame shows Page Not Found below its first page; otherwise the shell does. */}
        {Frame !== Bare && home && (
          <Route path={`${home}/*`} element={<NotFoundPage home={home} />} />
        )}
        <Route path="*" element={null} />
      </Routes>
    </Frame>
  );
}

function Bare({ children }: { children: ReactNode }) {
  return children;
}
