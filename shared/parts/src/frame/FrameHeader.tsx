import { toastZoneId, useAppState, useShortName } from '@hoa/portal';
import { classNames } from '@hoa/ui';
import type { ReactNode } from 'react';
import styles from './FrameHeader.module.css';

export interface FrameHeaderProps {
  /** The logo. */
  readonly home: ReactNode;
  /** Show the logo only on phones; the side bar shows it elsewhere. */
  readonly hasHomeAside?: boolean;
  /** The Back button, if the page has one. */
  readonly back?: ReactNode;
  /** The breadcrumb. */
  readonly place: ReactNode;
  /** The data mode and the role. */
  readonly badges: ReactNode;
  /** Quick menu, notifications and account. */
  readonly controls: ReactNode;
  /** The offline banner. */
  readonly banner: ReactNode;
}

/**
 * The bar above every page. On a phone it names the association of a person who has several. Toasts and the offline banner have a place of
 * their own in it, where they cover nothing.
 */
export function FrameHeader(props: FrameHeaderProps) {
  const { home, hasHomeAside = false, back, place, badges, controls, banner } = props;
  const memberships = useAppState('memberships');
  const hasSeveral = memberships.some(({ hoaId }) => hoaId !== memberships[0]?.hoaId);
  const association = useShortName();
  return (
    <header className={classNames(styles.header, hasHomeAside && styles.aside)}>
      <span className={styles.home}>{home}</span>
      {back}
      <div className={styles.place}>
        {hasSeveral && <p className={styles.association}>{association}</p>}
        <div>{place}</div>
        {badges}
      </div>
      <div id={toastZoneId} className={styles.toasts} />
      {controls}
      {banner}
    </header>
  );
}
