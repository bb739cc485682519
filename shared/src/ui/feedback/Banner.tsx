import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { useKitText } from '../messages/index.ts';
import styles from './Banner.module.css';

export interface BannerProps extends ComponentProps<'div'> {
  /** What the colour says. */
  tone?: 'neutral' | 'info' | 'warning' | 'danger' | undefined;
  /** An icon before the words. */
  icon?: ReactNode;
  /** Hides it; without it there is no Dismiss button. */
  onDismiss?: (() => void) | undefined;
}

/** One line across the page about the page as a whole. */
export function Banner(props: BannerProps) {
  const { tone = 'neutral', icon, onDismiss, className, children, ...rest } = props;
  const text = useKitText();
  return (
    <div role="status" {...rest} className={classNames(styles.banner, styles[tone], className)}>
      {icon}
      <div className={styles.text}>{children}</div>
      {onDismiss && <IconButton size="sm" label={text.dismiss} icon={<X />} onClick={onDismiss} />}
    </div>
  );
}
