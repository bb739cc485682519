export { portalName } from '@hoa/domain';
// The one federated module of the portal: what the shell and its remotes must share a single copy of.
// It is in the boot of every page; what is not needed by all belongs in another entry point.

export type { Gateway, Input, Operation, Output, Tag } from '@hoa/api';
export { PortalError } from '@hoa/api';
export { type Theme, themes } from '@hoa/domain';
export { createPortal, flushSync } from 'react-dom';
export { createRoot as createReactRoot } from 'react-dom/client';
export { useToaster } from 'react-hot-toast/headless';
export { Provider, useDispatch } from 'react-redux';
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export {
  type AppState,
  type Identity,
  identitySignedIn,
  liveDataSet,
  mockSignedIn,
  offlineSet,
  profileRead,
  roleSwitched,
  type SignedInUser,
  signedOut,
} from './app-state.ts';
export {
  followAppearance,
  getTheme,
  setLanguage,
  setTheme,
  useTheme,
} from './appearance.ts';
export { contractVersion, type PortalProps, type RemoteModule, toastZoneId } from './contract.ts';
export { createRemote } from './createRemote.tsx';
export { FailurePanel } from './FailureBoundary.tsx';
export { homeOf, vendorHome } from './home-of.ts';
export { NotFoundPage } from './NotFoundPage.tsx';
export { notify } from './notify.tsx';
export { Page } from './Page.tsx';
export { PageSkeleton } from './PageSkeleton.tsx';
export { useActor, useAppState, useIsLive, usePortal, useVisitor } from './PortalContext.tsx';
export type {
  Localized,
  MenuEntry,
  MenuPage,
  NavigationEntry,
  PageEntry,
} from './pages.ts';
export { reportError } from './report-error.ts';
export type { Screens } from './screens.ts';
export { lastScreen } from './screens.ts';
export {
  createPortalStore,
  type PortalStore,
  selectActor,
} from './store.ts';
export {
  knownAssociation,
  useAssociation,
  useAssociationName,
  useShortName,
} from './useAssociation.ts';
export { type Optimistic, useCommand } from './useCommand.ts';
export { findDraft, type OperationState, readAhead, useOperation } from './useOperation.ts';
export { useOperations } from './useOperations.ts';
export { useRoleItems } from './useRoleItems.ts';
export { useSupportedAction } from './useSupportedAction.ts';
export { useSideBar, useUrlState } from './useUrlState.ts';
