import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link of the navigation, as it stands in the side bar and in the bar of a phone. */
export interface FrameLink {
  readonly path: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isCurrent: boolean;
  /** How many unread items it leads to. */
  readonly unread?: number;
}

export interface NavigationBarProps {
  readonly label: string;
  /** Undefined while they are being loaded. */
  readonly links: readonly FrameLink[] | undefined;
  /** Shown in place of links that are being loaded. */
  readonly pending?: ReactNode;
}
