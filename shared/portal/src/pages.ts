import type { Input, Operation } from '@hoa/api';
import type { Role } from '@hoa/domain';
import type { Localized } from '@hoa/locales';

export type { Localized };

/** The place of a page in the navigation. */
export interface NavigationEntry {
  readonly label: Localized;
  /** A name of the shell's icon set; an unknown name shows a plain dot. */
  readonly icon: string;
  /** Ascending, over all remotes. */
  readonly order: number;
  /** Also shown in the phone's bottom bar. */
  readonly bottomBar?: boolean;
  /** Shown in the side bar (default), or in the phone's bottom bar alone. */
  readonly sideBar?: boolean;
  /** Whether the entry is marked current on nested paths too (default), or on its exact path only. */
  readonly exact?: boolean;
  /** The name of a count shown beside the label, such as `unread-notifications`. */
  readonly badge?: string;
}

/** What the quick menu and the menu page say about a page. */
export interface MenuEntry {
  readonly label: Localized;
  readonly description: Localized;
  readonly icon: string;
  readonly order: number;
  /** Shown in the quick menu (default) or on the menu page alone. */
  readonly quick?: boolean;
}

/** A menu entry of a page that the signed-in role may open. */
export interface MenuPage extends MenuEntry {
  readonly path: string;
  /** Whether the phone's bottom bar leads there too. */
  readonly inBar?: boolean | undefined;
}

/** The files of sample data that a page can ask to be fetched ahead. */
export type SampleData = 'home' | 'forum' | 'documents' | 'payments' | 'tickets';

/**
 * A query of a page with its input, and the roles that it is for; all of the page's by default. A text `:name` stands for
 * that part of the path.
 */
export type PageRead = {
  [N in Operation]: readonly [operation: N, input: Input<N>, roles?: readonly Role[]];
}[Operation];

/** One page of a remote, as data: the build writes it into the remote's fragment of the registry. */
export interface PageEntry {
  /** The name of the folder `screens/<id>`, whose chunks the shell fetches ahead. */
  readonly id: string;
  /** A route pattern of react-router, such as `/tickets/:ticketId`. */
  readonly path: string;
  readonly roles: readonly Role[];
  readonly title: Localized;
  readonly navigation?: NavigationEntry;
  readonly menu?: MenuEntry;
  /** The path of the page above this one, for breadcrumbs and the back button. */
  readonly parent?: string;
  /** The sample data to fetch ahead for this page; by default that of the remote's first page. */
  readonly data?: readonly SampleData[];
  /** What the page reads first, all at once, at an address without a query: a server answers it with the session. */
  readonly reads?: readonly PageRead[];
}
