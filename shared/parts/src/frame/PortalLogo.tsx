import { portalName } from '@hoa/portal';
import styles from './PortalLogo.module.css';

/**
 * The logo of the association, by default the portal's, and, if there is space, the name of the association, by default
 * that of the sample data. The custom properties `--logo`, an image, and `--logo-ground` replace the portal's logo.
 */
export function PortalLogo({ name = portalName }: { readonly name?: string | undefined }) {
  return (
    <span className={styles.logo}>
      <span className={styles.mark} aria-hidden="true">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M16 3 8.5 13H12l-6 8h8v7h4v-7h8l-6-8h3.5z" fill="currentcolor" />
        </svg>
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
