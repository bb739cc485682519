import type { Role } from '@hoa/domain';
import { RoleAndMode } from '@hoa/parts/frame';
import { useIsLive } from '@hoa/portal';
import { useText } from '../messages.ts';

export interface ModeBadgesProps {
  readonly role?: Role;
  /** Defaults to the mode of the signed-in person. */
  readonly live?: boolean | undefined;
}

/** Badges of the data mode (Live or Mock) and the role, with the shell's texts. */
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
