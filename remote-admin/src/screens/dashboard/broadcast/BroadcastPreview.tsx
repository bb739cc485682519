import { isForVendors } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Badge, Card, Icon } from '@hoa/ui';
import { Bell, Mail, MessageSquare } from 'lucide';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { BroadcastPartProps } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { useText } from './messages.ts';

/** A preview of the broadcast and the channels it is sent by. */
export function BroadcastPreview({ form }: BroadcastPartProps) {
  const text = useText();
  const domainText = useDomainText();
  const headingId = useId();
  const written = useWatch({ control: form.control });
  const { subject = '', message = '', priority = 'normal', sendNotification, sendEmail } = written;
  const isInBell = isForVendors(form.getValues('audience'));
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.aside}>
      <h2 id={headingId} className={styles.label}>
        {text.preview}
      </h2>
      <div className={styles.preview}>
        <p className={subject.trim() ? styles.subject : styles.blank}>
          {subject.trim() || text.noSubject}
        </p>
        {priority === 'high' && <Badge tone="danger">{domainText.priorities.high}</Badge>}
      </div>
      <p className={message.trim() ? styles.message : styles.blank}>
        {message.trim() || text.noMessage}
      </p>
      <ul className={styles.ways} aria-label={text.ways}>
        <li>
          {isInBell ? <Icon icon={Bell} /> : <Icon icon={MessageSquare} />}{' '}
          <span>{isInBell ? text.inBell : text.inMessages}</span>
        </li>
        {sendNotification && !isInBell && (
          <li>
            <Icon icon={Bell} /> <span>{text.byNotification}</span>
          </li>
        )}
        {sendEmail && (
          <li>
            <Icon icon={Mail} /> <span>{text.byEmail}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
