import { Link } from '@hoa/portal';
import styles from './Vendors.module.css';

export interface WorkOrderLinkProps {
  readonly id: string;
  readonly title: string;
}

/** A link from a list to the page of a work order. */
export function WorkOrderLink({ id, title }: WorkOrderLinkProps) {
  return (
    <Link to={`/tickets/${encodeURIComponent(id)}`} className={styles.link}>
      {title}
    </Link>
  );
}
