import { Link, useOperation } from '@hoa/shared';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './BoardWaits.module.css';
import { useText } from './messages/index.ts';

/** For admins, how much waits for the board, with a link to what it is. */
export function BoardWaits(): ReactNode {
  const text = useText();
  const { data } = useOperation('admin.waiting', {});
  const n = data?.total;
  return (
    <Link to="/admin" className={styles.line}>
      <span>{n === 0 ? text.nothingWaits : text.waiting({ n })}</span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
