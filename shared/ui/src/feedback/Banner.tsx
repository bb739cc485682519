import { X } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import styles from './Banner.module.css';

export interface BannerProps extends ComponentProps<'div'> {
  /** The meaning of the colour. */
  tone?: 'neutral' | 'info' | 'warning' | 'danger' | undefined;
  /** An icon before the words. */
  icon?: ReactNode;
  /** Called by the Dismiss button; without it the button is not shown. */
  onDismiss?: (() => void) | undefined;
}

/** A message about the whole page, in one line across it. */
export function Banner(props: BannerProps) {
  const { tone = 'neutral', icon, onDismiss, className, children, ...rest } = props;
  const text = useKitText();
  return (
    <div role="status" {...rest} className={classNames(styles.banner, styles[tone], className)}>
      {icon}
      <div className={styles.text}>{children}</div>
      {onDismiss && (
        <IconButton size="sm" label={text.dismiss} icon={<Icon icon={X} />} onClick={onDismiss} />
      )}
    </div>
  );
}
