import type { Role } from '@hoa/domain';
import { Link, type SignedInUser, useAssociationName } from '@hoa/portal';
import { buttonClass, Card, Icon, IconButton } from '@hoa/ui';
import { X } from 'lucide';
import { useId } from 'react';
import { type Messages, useText } from './messages.ts';
import { keepWelcomeSeen } from './seen.ts';
import styles from './WelcomePanel.module.css';

export interface WelcomePanelProps extends Pick<SignedInUser, 'uid'> {
  readonly role: Role;
  readonly onDismiss: () => void;
}

/** The features of a role, with a link to each. */
export function WelcomePanel({ uid, role, onDismiss }: WelcomePanelProps) {
  const text = useText();
  const association = useAssociationName();
  const headingId = useId();
  const dismiss = () => {
    keepWelcomeSeen(uid, role);
    onDismiss();
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.panel}>
      <div className={styles.words}>
        <h2 id={headingId} className={styles.title}>
          <span title={association}>{text.title({ portal: association })}</span>
        </h2>
        <p className={styles.intro}>{text.intro[role]}</p>
      </div>
      <IconButton
        label={text.dismiss}
        icon={<Icon icon={X} />}
        onClick={dismiss}
        className={styles.dismiss}
      />
      <ul className={styles.links}>
        {/* Shown where there is no space for the title. */}
        <li aria-hidden="true" className={styles.start}>
          {text.start}
        </li>
        {linksOf[role].map(([to, what]) => (
          <li key={to}>
            <Link to={to} className={buttonClass({ size: 'sm' })}>
              {text[what]}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Task = Exclude<keyof Messages, 'title' | 'intro' | 'start' | 'dismiss'>;

const linksOf: Record<Role, readonly (readonly [to: string, what: Task])[]> = {
  resident: [
    ['/tickets?item=new', 'report'],
    ['/payments', 'pay'],
    ['/news?tab=events', 'attend'],
    ['/forums', 'talk'],
  ],
  vendor: [
    ['/vendor?view=table', 'compare'],
    ['/vendor?status=resolved', 'finished'],
    ['/vendor/invoices', 'bill'],
  ],
  admin: [
    ['/tickets?view=kanban', 'triage'],
    ['/admin?tab=vendors', 'order'],
    ['/admin?tab=news', 'announce'],
    ['/admin?tab=broadcast', 'broadcast'],
  ],
};
