import { Button, useKitText } from '@hoa/ui';
import type { ComponentProps } from 'react';
import styles from './SoonButton.module.css';

/** A button for what is coming: secondary, and marked Soon beside its words, which stay its whole name. */
export function SoonButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  // The style sheet draws the description, so that it is no part of the name.
  return <Button {...props} className={styles.soon} aria-description={useKitText().soon} />;
}
