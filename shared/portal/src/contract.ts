import type { Gateway, Operation } from '@hoa/api';
import type { Role } from '@hoa/domain';
import type { MenuPage } from './pages.ts';
import type { PortalStore } from './store.ts';

/** The version of everything in this file; a remote built against another one is not loaded. */
export const contractVersion = 3;

/** The id of the element in the header of a frame in which the shell shows its toasts. */
export const toastZoneId = 'toasts';

/** What the shell gives every remote as single-spa custom props. */
export interface PortalProps {
  readonly store: PortalStore;
  /** Whether the data adapter in use offers an operation; if not, its control says 'coming soon'. */
  supports(operation: Operation): boolean;
  /** Stores a file, to which a command can then refer. */
  readonly upload: Gateway['upload'];
  /** Reads a document, an attachment or an uploaded file. */
  readonly download: Gateway['download'];
  /** Where a browser shows a PDF as a page of its own; shells before it had none. */
  readonly viewAddress?: Gateway['viewAddress'];
  /** Goes to a path inside the portal; an address that leads elsewhere goes home. */
  navigate(path: string): void;
  /** Logs an error with a trace id and tells the person (specification, section 8). */
  reportError(error: unknown, message?: string): void;
  /** What the registry offers the signed-in role in menus, over all remotes, in order. */
  menu(): readonly MenuPage[];
  /** Opens the shell's quick menu, as Cmd/Ctrl+K does. */
  openQuickMenu(): void;
  /** Signs in as the sample person of that role, for development. */
  signInAs(role: Role): void;
  /** Signs out and returns to the sign-in page. */
  signOut(): void;
  /** Undoes this browser's changes to the sample data. */
  resetSampleData(): Promise<void>;
}

/** The single-spa lifecycles and the contract that a remote's one exposed module, `./app`, answers for. */
export interface RemoteModule {
  readonly contract: number;
  bootstrap(props: unknown): Promise<unknown>;
  mount(props: unknown): Promise<unknown>;
  unmount(props: unknown): Promise<unknown>;
}
