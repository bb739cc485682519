import type { Role } from '@hoa/domain';
import { useIsLive } from '@hoa/shared';
import { Badge, classNames } from '@hoa/ui';
import { useText } from '../messages/index.ts';
import styles from './RoleAndMode.module.css';

export interface RoleAndModeProps {
  readonly role?: Role;
  /** Whether the data is live; by default that of who is signed in. */
  readonly live?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The badges of the data mode (Live or Mock) and of the role. */
export function RoleAndMode({ role, live, className }: RoleAndModeProps) {
  const text = useText();
  const isLive = useIsLive();
  const shown = live ?? isLive;
  return (
    <span className={classNames(styles.badges, className)}>
      <Badge tone={shown ? 'success' : 'warning'} dot className={styles.badge}>
        {shown ? text.live : text.mock}
      </Badge>
      {role && <Badge className={styles.badge}>{text.roles[role]}</Badge>}
    </span>
  );
}
