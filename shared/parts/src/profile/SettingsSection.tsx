import { Card } from '@hoa/ui';
import { type ReactNode, useId } from 'react';
import { SaveState, type SaveStatus } from '../save-state/SaveState.tsx';
import styles from './SettingsSection.module.css';

/** Settings are cards on a page, or sections of a drawer. */
export type SettingsLayout = 'page' | 'drawer';

export interface SettingsSectionProps {
  readonly layout: SettingsLayout;
  readonly title: string;
  readonly hint?: string;
  readonly status?: SaveStatus;
  readonly children: ReactNode;
}

/** A titled group of settings with its save state. */
export function SettingsSection(props: SettingsSectionProps) {
  const { layout, title, hint, status, children } = props;
  const id = useId();
  const Heading = layout === 'page' ? 'h2' : 'h3';
  const content = (
    <>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {status && <SaveState status={status} />}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </>
  );
  if (layout === 'page') {
    return (
      <Card as="section" aria-labelledby={id} className={styles.card}>
        <div className={styles.inside}>{content}</div>
      </Card>
    );
  }
  return (
    <section aria-labelledby={id} className={styles.section}>
      {content}
    </section>
  );
}
