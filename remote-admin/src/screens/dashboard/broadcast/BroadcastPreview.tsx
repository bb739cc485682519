import { useDomainText } from '@hoa/shared/domain-text';
import { Badge, Card } from '@hoa/shared/ui';
import { Bell, Mail, MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { BroadcastPartProps } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { useText } from './messages/index.ts';

/** The broadcast as its readers will have it, and by which ways. */
export function BroadcastPreview({ form }: BroadcastPartProps) {
  const text = useText();
  const words = useDomainText();
  const headingId = useId();
  const written = useWatch({ control: form.control });
  const { subject = '', message = '', priority = 'normal', sendNotification, sendEmail } = written;
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.aside}>
      <h2 id={headingId} className={styles.label}>
        {text.preview}
      </h2>
      <div className={styles.preview}>
        <p className={subject.trim() ? styles.subject : styles.blank}>
          {subject.trim() || text.noSubject}
        </p>
        {priority === 'high' && <Badge tone="danger">{words.priorities.high}</Badge>}
      </div>
      <p className={message.trim() ? styles.message : styles.blank}>
        {message.trim() || text.noMessage}
      </p>
      <ul className={styles.ways} aria-label={text.ways}>
        <li>
          <MessageSquare aria-hidden="true" /> {text.inMessages}
        </li>
        {sendNotification && (
          <li>
            <Bell aria-hidden="true" /> {text.byNotification}
          </li>
        )}
        {sendEmail && (
          <li>
            <Mail aria-hidden="true" /> {text.byEmail}
          </li>
        )}
      </ul>
    </Card>
  );
}
