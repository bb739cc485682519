import { notify } from '@hoa/shared';
import { type Broadcast, broadcastDefaults, broadcastFormSchema } from '@hoa/shared/domain';
import { useDomainText, validationMessage } from '@hoa/shared/domain-text';
import { SchemaForm, useSchemaForm } from '@hoa/shared/forms';
import { useFailure } from '@hoa/shared/tickets';
import { Button, Card } from '@hoa/shared/ui';
import { Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { AudienceFields } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { BroadcastPreview } from './BroadcastPreview.tsx';
import { MessageFields } from './MessageFields.tsx';
import { useText } from './messages/index.ts';
import { Recipients } from './Recipients.tsx';
import { SaveDraft } from './SaveDraft.tsx';
import { useSendBroadcast } from './useSendBroadcast.ts';

/** To whom, what, how. Sending takes a moment, happens once, and empties the form; a failure keeps it. */
export function BroadcastForm({ draft }: { readonly draft: Broadcast | null }) {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const headingId = useId();
  const send = useSendBroadcast();
  const [isSending, setIsSending] = useState(false);
  const sendButton = useRef<HTMLButtonElement>(null);
  const form = useSchemaForm<Broadcast, Broadcast>(broadcastFormSchema, {
    defaultValues: draft ?? broadcastDefaults,
    errorText: (code) => validationMessage(words, code),
  });

  async function submit(broadcast: Broadcast) {
    // The fields are about to be out of reach.
    sendButton.current?.focus();
    setIsSending(true);
    try {
      const { recipientCount } = await send(broadcast);
      notify.success(text.sent({ n: recipientCount }));
      form.reset(broadcastDefaults);
    } catch (error) {
      fail(error, text.failedToSend);
    }
    setIsSending(false);
  }

  return (
    <div className={styles.page}>
      <Card as="section" aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {text.title}
        </h2>
        <SchemaForm form={form} onSubmit={submit} aria-busy={isSending} aria-label={text.title}>
          <div inert={isSending} className={styles.fields}>
            <AudienceFields form={form} />
            <Recipients form={form} />
            <MessageFields form={form} />
          </div>
          <div className={styles.actions}>
            <SaveDraft form={form} hasDraft={draft !== null} isBlocked={isSending} />
            <Button
              ref={sendButton}
              // While it is on its way there is nothing to submit.
              type={isSending ? 'button' : 'submit'}
              variant="primary"
              icon={<Send />}
              aria-disabled={isSending}
            >
              {isSending ? text.sending : text.send}
            </Button>
          </div>
        </SchemaForm>
      </Card>
      <BroadcastPreview form={form} />
    </div>
  );
}
