import { Card } from '@hoa/shared/ui';
import { type ReactNode, useId } from 'react';
import { SaveState, type SaveStatus } from '../../save-state/SaveState.tsx';
import styles from './SettingsCard.module.css';

export interface SettingsCardProps {
  readonly title: string;
  readonly hint?: string;
  readonly status?: SaveStatus;
  readonly children: ReactNode;
}

/** A group of settings that save themselves. */
export function SettingsCard({ title, hint, status, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {status && <SaveState status={status} />}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </Card>
  );
}
