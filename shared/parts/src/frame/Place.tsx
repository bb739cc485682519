import { Link } from '@hoa/portal';
import { Breadcrumb } from '@hoa/ui';
import styles from './Place.module.css';

export interface PlaceProps {
  /** The parent pages, topmost first. */
  readonly above: readonly { readonly path: string; readonly title: string }[];
  readonly title: string;
}

/** The header's breadcrumb. A phone shows only its last step, after the page's title is scrolled out of view. */
export function Place({ above, title }: PlaceProps) {
  return (
    <Breadcrumb className={styles.breadcrumb}>
      {above.map(({ path, title }) => (
        <Link key={path} to={path}>
          {title}
        </Link>
      ))}
      <span aria-current="page">{title}</span>
    </Breadcrumb>
  );
}
