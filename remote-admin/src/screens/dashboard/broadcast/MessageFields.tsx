import { priorities } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { FormCheckbox, FormSelect, FormTextArea, FormTextField } from '@hoa/shared/forms';
import type { BroadcastPartProps } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { useText } from './messages/index.ts';

/** What it says, how much it presses, and what else announces it. */
export function MessageFields({ form }: BroadcastPartProps) {
  const text = useText();
  const words = useDomainText();
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
          options={priorities.map((value) => ({ value, label: words.priorities[value] }))}
        />
        <div>
          <FormCheckbox form={form} name="sendNotification" label={text.sendNotification} />
          <FormCheckbox form={form} name="sendEmail" label={text.sendEmail} />
        </div>
      </div>
    </>
  );
}
