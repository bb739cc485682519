import { portalName } from '@hoa/portal';
import styles from './PortalLogo.module.css';

/**
 * The logo of the association, by default the portal's, and, if there is space, the name of the association, by default
 * that of the sample data. The custom properties `--logo`, an image, and `--logo-ground` replace the portal's logo.
 */
export function PortalLogo({ name = portalName }: { readonly name?: string | undefined }) {
  return (
    <span className={styles.logo}>
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
