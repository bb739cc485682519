import * as React from 'react';
import {
  Component,
  type ComponentType,
  type ErrorInfo,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import singleSpaReact from 'single-spa-react';
import { type Locale, useLocale } from '../text/index.ts';
import { contractVersion, type PortalProps, type RemoteModule } from './contract.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PortalContext } from './PortalContext.tsx';
import type { Localized, PageEntry } from './pages.ts';

/** How the screen of each page is fetched; its chunk carries one component named `Screen`. */
export type Screens<Id extends string> = Readonly<
  Record<Id, () => Promise<{ readonly Screen: ComponentType }>>
>;

export interface RemoteOptions<Pages extends readonly PageEntry[]> {
  /** The remote's folder name, such as `remote-vendor`. */
  readonly name: string;
  /** What people call this area; said when it fails. */
  readonly area: Localized;
  readonly pages: Pages;
  /** One for each page, by its id. */
  readonly screens: Screens<Pages[number]['id']>;
  /** Stands around every screen, for a remote that brings its own frame. */
  readonly frame?: ComponentType<{ children: ReactNode }>;
}

/**
 * Makes a remote's one exposed module: single-spa lifecycles around its screens, with the shell's
 * store, a router, an error boundary and skeletons. A screen that fails says so in its own place.
 */
export function createRemote<const Pages extends readonly PageEntry[]>(
  options: RemoteOptions<Pages>,
): RemoteModule {
  const Root = createRoot(options);
  const lifecycles = singleSpaReact<PortalProps>({
    React,
    ReactDOMClient,
    rootComponent: Root,
    // A crash outside the boundaries below must not stop single-spa's routing for everyone else.
    errorBoundary: (_error, _info, props) => (
      <BrowserRouter>
        <FailurePanel area={options.area} onRetry={() => props.navigate('/')} />
      </BrowserRouter>
    ),
  });
  return {
    contract: contractVersion,
    bootstrap: lifecycles.bootstrap as RemoteModule['bootstrap'],
    mount: lifecycles.mount as RemoteModule['mount'],
    unmount: lifecycles.unmount as RemoteModule['unmount'],
  };
}

/** The component tree of a remote, also used to run one alone and in tests. */
export function createRoot<const Pages extends readonly PageEntry[]>(
  options: RemoteOptions<Pages>,
): FunctionComponent<PortalProps> {
  return function Root(props: PortalProps) {
    return (
      <Provider store={props.store}>
        <PortalContext value={props}>
          {/* Filters live in the address: as a transition, what is typed or checked would be put back first. */}
          <BrowserRouter useTransitions={false}>
            <FailureBoundary area={options.area}>
              <RemoteRoutes {...options} />
            </FailureBoundary>
          </BrowserRouter>
        </PortalContext>
      </Provider>
    );
  };
}

type RoutesProps = RemoteOptions<readonly PageEntry[]>;

function RemoteRoutes({ area, pages, screens, frame: Frame = Bare }: RoutesProps) {
  const locale = useLocale();
  const home = pages[0]?.path;
  const routes = pages.map((page) => (
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
        {/* A remote with a frame speaks for every address under its first page; else the shell does. */}
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

interface ScreenOutletProps {
  readonly page: PageEntry;
  readonly area: Localized;
  readonly locale: Locale;
  readonly screens: Screens<string>;
}

function ScreenOutlet({ page, area, locale, screens }: ScreenOutletProps) {
  const load = screens[page.id];
  if (!load) throw new Error(`No screen is given for the page "${page.id}".`);
  const Screen = lazyScreen(load);
  return (
    <FailureBoundary key={page.id} area={area} onRetry={() => forget(load)}>
      <Suspense fallback={<PageSkeleton title={page.title[locale]} />}>
        <Screen />
      </Suspense>
    </FailureBoundary>
  );
}

type Load = Screens<string>[string];
const lazyScreens = new Map<Load, ComponentType>();

function lazyScreen(load: Load): ComponentType {
  let screen = lazyScreens.get(load);
  if (!screen) {
    screen = lazy(() => load().then(({ Screen }) => ({ default: Screen })));
    lazyScreens.set(load, screen);
  }
  return screen;
}

// A chunk that could not be fetched is fetched anew, not remembered as failed.
function forget(load: Load) {
  lazyScreens.delete(load);
}

interface BoundaryProps {
  readonly area: Localized;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Catches what a screen, or the frame around it, throws and says so in its place; Try Again renders it afresh. */
class FailureBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen failed', error, info.componentStack);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ error: null });
    };
    return <FailurePanel area={this.props.area} onRetry={retry} />;
  }
}
