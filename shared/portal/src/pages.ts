import type { Input, Operation } from '@hoa/api';
import type { Permission, Role } from '@hoa/domain';
import type { Localized } from '@hoa/locales';

export type { Localized };

/** A page's entry in the navigation. */
export interface NavigationEntry {
  readonly label: Localized;
  /** A name in the shell's icon set; an unknown name shows a dot. */
  readonly icon: string;
  /** Sorts the entries of all remotes, ascending. */
  readonly order: number;
  /** Also shown in the phone's bottom bar. */
  readonly bottomBar?: boolean;
  /** True (default) to show it in the sidebar, false for only the phone's bottom bar. */
  readonly sideBar?: boolean;
  /** True to mark the entry as current only on its exact path; by default also on nested paths. */
  readonly exact?: boolean;
  /** The name of a count next to the label, such as `unread-notifications`. */
  readonly badge?: string;
}

/** A page's entry in the quick menu and on the menu page. */
export interface MenuEntry {
  readonly label: Localized;
  readonly description: Localized;
  readonly icon: string;
  readonly order: number;
  /** True (default) to show it in the quick menu, false for only the menu page. */
  readonly quick?: boolean;
}

/** A menu entry of a page that the signed-in role may open. */
export interface MenuPage extends MenuEntry {
  readonly path: string;
  /** True if the phone's bottom bar also links to the page. */
  readonly inBar?: boolean | undefined;
}

/** The sample data files that a page can preload. */
export type SampleData = 'home' | 'forum' | 'documents' | 'payments' | 'tickets';

/**
 * A query of a page with its input, and the roles that need it (by default all roles of the page). A string `:name` is
 * replaced by that path parameter.
 */
export type PageRead = {
  [N in Operation]: readonly [operation: N, input: Input<N>, roles?: readonly Role[]];
}[Operation];

/** One page of a remote, as data: the build writes it into the remote's registry entry. */
export interface PageEntry {
  /** The name of the folder `screens/<id>`, whose chunks the shell preloads. */
  readonly id: string;
  /** A route pattern of react-router, such as `/tickets/:ticketId`. */
  readonly path: string;
  readonly roles: readonly Role[];
  /** The permission that administrators need. */
  readonly permission?: Permission;
  readonly title: Localized;
  readonly navigation?: NavigationEntry;
  readonly menu?: MenuEntry;
  /** The setting by which an association offers the page; without it there is no such page, as in sample mode. */
  readonly setting?: 'directory';
  /** The path of the parent page, for breadcrumbs and the back button. */
  readonly parent?: string;
  /** The sample data to preload for this page; by default that of the remote's first page. */
  readonly data?: readonly SampleData[];
  /**
   * The first queries of the page at a URL without a query. In live mode the server answers them in the boot request.
   */
  readonly reads?: readonly PageRead[];
}
