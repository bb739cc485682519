import { Link } from '@hoa/shared';
import { Breadcrumb } from '@hoa/ui';
import styles from './Place.module.css';

export interface PlaceProps {
  /** The pages above, the topmost first. */
  readonly above: readonly { readonly path: string; readonly title: string }[];
  readonly title: string;
}

/** The breadcrumb of the header; a phone shows its end alone, once the title of the page is out of view. */
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
