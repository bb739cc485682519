import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';

/** A navigation link in the sidebar and in a phone's bottom bar. */
export interface FrameLink {
  readonly path: string;
  readonly label: string;
  readonly icon: IconNode;
  readonly isCurrent: boolean;
  /** The number of unread items on the linked page. */
  readonly unread?: number;
}

export interface NavigationBarProps {
  readonly label: string;
  /** Undefined while loading. */
  readonly links: readonly FrameLink[] | undefined;
  /** Shown while the links load. */
  readonly pending?: ReactNode;
}
