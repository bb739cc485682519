import { Button, useKitText } from '@hoa/ui';
import type { ComponentProps } from 'react';
import styles from './SoonButton.module.css';

/** A secondary button for a planned feature. Its label is marked Soon, which is not part of the accessible name. */
export function SoonButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  // The style sheet shows the description, so that it is not part of the accessible name.
  return <Button {...props} className={styles.soon} aria-description={useKitText().soon} />;
}
