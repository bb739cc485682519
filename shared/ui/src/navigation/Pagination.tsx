import { ChevronLeft, ChevronRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import styles from './Pagination.module.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'onChange'> {
  /** The current page, from 1. */
  page: number;
  /** The total number of items. */
  total: number;
  /** The number of items per page. */
  pageSize: number;
  /** Called with the selected page. */
  onChange: (page: number) => void;
}

/** Previous and Next; renders nothing when there is only one page. */
export function Pagination(props: PaginationProps) {
  const { page, total, pageSize, onChange, className, ...rest } = props;
  const text = useKitText();
  const pages = pageCount(total, pageSize);
  if (pages <= 1) return null;
  return (
    <nav aria-label={text.pagination} {...rest} className={classNames(styles.nav, className)}>
      <Button
        size="sm"
        icon={<Icon icon={ChevronLeft} className={styles.back} />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        {text.previous}
      </Button>
      <span className={styles.place} aria-live="polite">
        {text.pageOf({ page, pages })}
      </span>
      <Button size="sm" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        <span>{text.next}</span>
        <Icon icon={ChevronRight} className={styles.forth} />
      </Button>
    </nav>
  );
}

/** Returns the number of pages for `total` items; at least 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns the items of a page, counted from 1; a page past the end is the last one. */
export function itemsOnPage<T>(items: readonly T[], page: number, pageSize: number): T[] {
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount(items.length, pageSize));
  return items.slice((shown - 1) * pageSize, shown * pageSize);
}
