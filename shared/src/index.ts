// The one federated module of the portal: what the shell and its remotes must share a single copy of.
// It is in the boot of every page; what is not needed by all belongs in another entry point.

export { createPortal, flushSync } from 'react-dom';
export { createRoot as createReactRoot } from 'react-dom/client';
export { useToaster } from 'react-hot-toast/headless';
export { Provider } from 'react-redux';
export type { Input, Output } from './data/contract.ts';
export type { Gateway } from './data/gateway.ts';
export type { Operation, Tag } from './data/operations.ts';
export { PortalError, type PortalErrorData } from './data/portal-error.ts';
export { portalApi } from './portal/api.ts';
export {
  type AppState,
  appState,
  identitySignedIn,
  liveDataSet,
  mockSignedIn,
  offlineSet,
  roleSet,
  type SignedInUser,
  signedOut,
} from './portal/app-state.ts';
export {
  followAppearance,
  getTheme,
  languageKey,
  preferredLanguage,
  setLanguage,
  setTheme,
  type Theme,
  themeKey,
  themes,
  useTheme,
} from './portal/appearance.ts';
export { contractVersion, type PortalProps, type RemoteModule } from './portal/contract.ts';
export { createRemote, createRoot, type RemoteOptions } from './portal/createRemote.tsx';
export { FailurePanel } from './portal/FailurePanel.tsx';
export { findShown } from './portal/find-shown.ts';
export { NotFoundPage, type NotFoundPageProps } from './portal/NotFoundPage.tsx';
export { notify, toastLimit } from './portal/notify.tsx';
export { Page, portalName } from './portal/Page.tsx';
export { PageSkeleton } from './portal/PageSkeleton.tsx';
export { PortalContext, useActor, useAppState, usePortal } from './portal/PortalContext.tsx';
export type {
  Localized,
  MenuEntry,
  MenuPage,
  NavigationEntry,
  PageEntry,
} from './portal/pages.ts';
export { newTraceId, reportError } from './portal/report-error.ts';
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from './portal/router.ts';
export type { Screens } from './portal/screens.ts';
export {
  createPortalStore,
  type PortalState,
  type PortalStore,
  selectActor,
} from './portal/store.ts';
export { type Optimistic, useCommand } from './portal/use-command.ts';
export { type OperationState, useOperation } from './portal/use-operation.ts';
export { useUrlState } from './portal/use-url-state.ts';
