import { Button, useKitText } from '@hoa/ui';
import type { ComponentProps } from 'react';
import styles from './SoonButton.module.css';

/** A button for what is coming: secondary, and marked Soon beside its words, which stay its whole name. */
export function SoonButton({ children, ...rest }: Omit<ComponentProps<typeof Button>, 'variant'>) {
  const { soon } = useKitText();
  return (
    <Button {...rest} aria-description={soon}>
      {children}
      {/* Drawn by the style sheet, so that it is no part of the name. */}
      <span className={styles.soon} data-soon={soon} />
    </Button>
  );
}
