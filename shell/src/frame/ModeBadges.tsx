import type { Role } from '@hoa/domain';
import { RoleAndMode } from '@hoa/parts/frame';
import { useIsLive } from '@hoa/shared';
import { useText } from '../messages/index.ts';

export interface ModeBadgesProps {
  readonly role?: Role;
  /** Whether the data is live; by default that of who is signed in. */
  readonly live?: boolean | undefined;
}

/** The badges of the data mode (Live or Mock) and of the role, in the shell's words. */
export function ModeBadges({ role, live }: ModeBadgesProps) {
  const text = useText();
  const isLive = useIsLive();
  const shown = live ?? isLive;
  return (
    <RoleAndMode
      live={shown}
      mode={shown ? text.live : text.mock}
      role={role && text.roles[role]}
    />
  );
}
