import { toastZoneId } from '@hoa/shared';
import { classNames } from '@hoa/ui';
import type { ReactNode } from 'react';
import styles from './FrameHeader.module.css';

export interface FrameHeaderProps {
  /** The logo. */
  readonly home: ReactNode;
  /** The side bar has the logo: here it is for phones alone. */
  readonly hasHomeAside?: boolean;
  /** Back, where there is one. */
  readonly back?: ReactNode;
  /** Where one is. */
  readonly place: ReactNode;
  /** The data mode and the role. */
  readonly badges: ReactNode;
  /** Quick menu, notifications and account. */
  readonly controls: ReactNode;
  /** The note that the connection is lost. */
  readonly banner: ReactNode;
}

/** The bar above every page; toasts and the note that the connection is lost have their place in it, where they cover nothing. */
export function FrameHeader(props: FrameHeaderProps) {
  const { home, hasHomeAside = false, back, place, badges, controls, banner } = props;
  return (
    <header className={classNames(styles.header, hasHomeAside && styles.aside)}>
      <span className={styles.home}>{home}</span>
      {back}
      <div className={styles.place}>
        <div>{place}</div>
        {badges}
      </div>
      <div id={toastZoneId} className={styles.toasts} />
      {controls}
      {banner}
    </header>
  );
}
