import { Link } from '@hoa/portal';
import { Icon } from '@hoa/ui';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import styles from './BoardWaits.module.css';
import { useText } from './messages.ts';

/** The number of items that wait for the board, with a link to the Overview; undefined while loading. */
export function BoardWaits({ n }: { readonly n: number | undefined }): ReactNode {
  const text = useText();
  return (
    <Link to="/admin" className={styles.line}>
      <span>{n === 0 ? text.nothingWaits : text.waiting({ n })}</span>
      <Icon icon={ChevronRight} />
    </Link>
  );
}
