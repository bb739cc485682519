import type { Role } from '@hoa/domain';
import { useAppState } from '@hoa/shared';
import { Badge, classNames } from '@hoa/ui';
import { useText } from '../messages/index.ts';
import styles from './RoleAndMode.module.css';

export interface RoleAndModeProps {
  readonly role?: Role;
  readonly className?: string | undefined;
}

/** The badges of the data mode (Live or Mock) and of the role. */
export function RoleAndMode({ role, className }: RoleAndModeProps) {
  const text = useText();
  const live = useAppState('useLiveData');
  return (
    <span className={classNames(styles.badges, className)}>
      <Badge tone={live ? 'success' : 'warning'} dot className={styles.badge}>
        {live ? text.live : text.mock}
      </Badge>
      {role && <Badge className={styles.badge}>{text.roles[role]}</Badge>}
    </span>
  );
}
