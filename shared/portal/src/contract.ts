import type { Gateway, Operation } from '@hoa/api';
import type { Role } from '@hoa/domain';
import type { MenuPage } from './pages.ts';
import type { PortalStore } from './store.ts';

/** The version of this contract; a remote built against another version is not loaded. */
export const contractVersion = 3;

/** The id of the element in the frame's header in which the shell shows toasts. */
export const toastZoneId = 'toasts';

/** The single-spa custom props that the shell passes to every remote. */
export interface PortalProps {
  readonly store: PortalStore;
  /** Returns true if the current data adapter offers an operation; otherwise its control shows "coming soon". */
  supports(operation: Operation): boolean;
  /** Stores a file that a command can then refer to. */
  readonly upload: Gateway['upload'];
  /** Reads a document, an attachment or an uploaded file. */
  readonly download: Gateway['download'];
  /** Returns a URL where the browser shows a PDF or saves another file; missing in earlier shells. */
  readonly viewAddress?: Gateway['viewAddress'];
  /** Navigates to a path in the portal; a URL that leads elsewhere goes home. */
  navigate(path: string): void;
  /** Logs an error with a trace id and shows it to the person (specification, section 8). */
  reportError(error: unknown, message?: string): void;
  /** Returns the menu pages of the signed-in role from all remotes, in order. */
  menu(): readonly MenuPage[];
  /** Opens the shell's quick menu, as Cmd/Ctrl+K does. */
  openQuickMenu(): void;
  /** Signs in as the sample person of a role, for development. */
  signInAs(role: Role): void;
  /** Signs out and returns to the sign-in page. */
  signOut(): void;
  /** Resets this browser's changes to the sample data. */
  resetSampleData(): Promise<void>;
}

/** The single-spa lifecycles and the contract version of a remote's exposed module, `./app`. */
export interface RemoteModule {
  readonly contract: number;
  bootstrap(props: unknown): Promise<unknown>;
  mount(props: unknown): Promise<unknown>;
  unmount(props: unknown): Promise<unknown>;
}
