import { priorities } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { FormCheckbox, FormSelect, FormTextArea, FormTextField } from '@hoa/ui/forms';
import type { BroadcastPartProps } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { useText } from './messages.ts';

/** Subject, message, priority, and the channels: notification and email. */
export function MessageFields({ form }: BroadcastPartProps) {
  const text = useText();
  const domainText = useDomainText();
  return (
    <>
      <FormTextField form={form} name="subject" label={text.subject} required />
      <FormTextArea form={form} name="message" label={text.message} rows={6} required />
      <div className={styles.pair}>
        <FormSelect
          form={form}
          name="priority"
          label={text.priority}
          short
          options={priorities.map((value) => ({ value, label: domainText.priorities[value] }))}
        />
        <div>
          <FormCheckbox form={form} name="sendNotification" label={text.sendNotification} />
          <FormCheckbox form={form} name="sendEmail" label={text.sendEmail} />
        </div>
      </div>
    </>
  );
}
