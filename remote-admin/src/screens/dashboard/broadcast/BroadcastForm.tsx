import type { Broadcast } from '@hoa/domain';
import { broadcastDefaults, broadcastFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure, useLeaveGuard } from '@hoa/parts';
import { flushSync, notify, PortalError } from '@hoa/portal';
import { Button, Card } from '@hoa/ui';
import { SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { AudienceFields } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { BroadcastPreview } from './BroadcastPreview.tsx';
import { BroadcastQuestion } from './BroadcastQuestion.tsx';
import { MessageFields } from './MessageFields.tsx';
import { useText } from './messages.ts';
import { Recipients } from './Recipients.tsx';
import { SaveDraft } from './SaveDraft.tsx';
import { useSendBroadcast } from './useSendBroadcast.ts';

/** The broadcast form. It is sent once and emptied; a failure keeps what was typed. */
export function BroadcastForm({ draft }: { readonly draft: Broadcast | null }) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const headingId = useId();
  const send = useSendBroadcast();
  const [isSending, setIsSending] = useState(false);
  const [written, setWritten] = useState<Broadcast | null>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const form = useSchemaForm<Broadcast, Broadcast>(broadcastFormSchema, {
    defaultValues: draft ?? broadcastDefaults,
    errorText: (code) => validationMessage(domainText, code),
  });

  const leaveQuestion = useLeaveGuard(form.formState.isDirty, isOnDashboard);

  async function submit(broadcast: Broadcast) {
    flushSync(() => setWritten(null));
    // The fields become inert while sending and would lose the focus.
    sendButton.current?.focus();
    setIsSending(true);
    try {
      const { recipientCount } = await send(broadcast);
      notify.success(text.sent({ n: recipientCount }));
      form.reset(broadcastDefaults);
    } catch (error) {
      const { problem, units } = PortalError.from(error).params;
      if (problem === 'units-unknown' && units !== undefined) {
        // Not before the fields can take the focus again.
        flushSync(() => setIsSending(false));
        const message = text.unitsUnknown({ units });
        form.setError('audience.value', { type: 'server', message }, { shouldFocus: true });
      } else fail(error, text.failedToSend);
    }
    setIsSending(false);
  }

  return (
    <div className={styles.page}>
      <Card as="section" aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {text.title}
        </h2>
        <SchemaForm form={form} onSubmit={setWritten} aria-busy={isSending} aria-label={text.title}>
          <div inert={isSending} className={styles.fields}>
            <AudienceFields form={form} />
            <Recipients form={form} />
            <MessageFields form={form} />
          </div>
          <div className={styles.actions}>
            <SaveDraft form={form} hasDraft={draft !== null} isBlocked={isSending} />
            <Button
              ref={sendButton}
              // While sending there is nothing to submit.
              type={isSending ? 'button' : 'submit'}
              variant="primary"
              icon={<Send />}
              aria-disabled={isSending}
            >
              <span className={styles.words}>
                <span aria-hidden={isSending}>{text.send}</span>
                <span aria-hidden={!isSending}>{text.sending}</span>
              </span>
            </Button>
          </div>
        </SchemaForm>
      </Card>
      <BroadcastPreview form={form} />
      {leaveQuestion}
      {written && (
        <BroadcastQuestion
          broadcast={written}
          onConfirm={() => void submit(written)}
          onCancel={() => setWritten(null)}
        />
      )}
    </div>
  );
}

/** The other tabs of the dashboard keep what is written here. */
const isOnDashboard = (path: string) => path.split(/[?#]/, 1)[0] === '/admin';
