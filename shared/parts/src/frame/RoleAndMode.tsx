import { Badge } from '@hoa/ui';
import styles from './RoleAndMode.module.css';

export interface RoleAndModeProps {
  readonly live: boolean;
  /** Live or Mock. */
  readonly mode: string;
  readonly role?: string | undefined;
}

/** The badges of the data mode (Live or Mock) and of the role. */
export function RoleAndMode({ live, mode, role }: RoleAndModeProps) {
  return (
    <span className={styles.badges}>
      <Badge tone={live ? 'success' : 'warning'} dot>
        {mode}
      </Badge>
      {role && <Badge>{role}</Badge>}
    </span>
  );
}
