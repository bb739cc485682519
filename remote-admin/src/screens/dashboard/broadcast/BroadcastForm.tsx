import { type Broadcast, priorities } from '@hoa/domain';
import { broadcastDefaults, broadcastFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure, useLeaveGuard, useRetriedCommand } from '@hoa/parts';
import { flushSync, notify, PortalError, useCommand } from '@hoa/portal';
import { Button, Card, ConfirmDialog, Icon, optionsOf } from '@hoa/ui';
import {
  FormCheckbox,
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
} from '@hoa/ui/forms';
import { Send } from 'lucide';
import { useId, useRef, useState } from 'react';
import {
  AudienceFields,
  type BroadcastPartProps,
  Recipients,
  useRecipients,
} from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { BroadcastPreview } from './BroadcastPreview.tsx';
import { useText } from './messages.ts';

/** The broadcast form. It is sent once and emptied; a failure keeps what was typed. */
export function BroadcastForm({ draft }: { readonly draft: Broadcast | null }) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const headingId = useId();
  const send = useRetriedCommand('broadcasts.send');
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
              icon={<Icon icon={Send} />}
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

interface BroadcastQuestionProps {
  readonly broadcast: Broadcast;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a broadcast is sent, with its audience and the number of recipients. */
function BroadcastQuestion({ broadcast, ...answers }: BroadcastQuestionProps) {
  const text = useText();
  const { n, error, name } = useRecipients(broadcast.audience);
  return (
    <ConfirmDialog
      open
      title={n === undefined ? text.sendQuestion : text.sendQuestionTo({ n })}
      confirmLabel={text.confirmSend}
      tone="primary"
      loading={n === undefined && !error}
      {...answers}
    >
      <strong>{broadcast.subject}</strong>
      <p>{name}</p>
      <p>{error ? text.countUnknown : text.sendHint}</p>
    </ConfirmDialog>
  );
}

/** Subject, message, priority, and the channels: notification and email. */
function MessageFields({ form }: BroadcastPartProps) {
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
          options={optionsOf(priorities, domainText.priorities)}
        />
        <div>
          <FormCheckbox form={form} name="sendNotification" label={text.sendNotification} />
          <FormCheckbox form={form} name="sendEmail" label={text.sendEmail} />
        </div>
      </div>
    </>
  );
}

interface SaveDraftProps extends BroadcastPartProps {
  readonly hasDraft: boolean;
  readonly isBlocked: boolean;
}

/** Saves a draft, complete or not, and shows whether it is saved. */
function SaveDraft({ form, hasDraft, isBlocked }: SaveDraftProps) {
  const text = useText();
  const fail = useFailure();
  const [save] = useCommand('broadcasts.draft.save');
  const [isSaving, setIsSaving] = useState(false);
  const { isDirty } = form.formState;

  async function saveDraft() {
    setIsSaving(true);
    try {
      const saved = await save(form.getValues());
      form.reset(saved, { keepValues: true, keepErrors: true, keepSubmitCount: true });
      notify.success(text.draftSaved);
    } catch (error) {
      fail(error, text.failedToSave);
    }
    setIsSaving(false);
  }

  return (
    <>
      <p className={styles.state}>
        {isDirty ? text.notSaved : hasDraft && !isBlocked && text.savedAsDraft}
      </p>
      <Button
        loading={isSaving}
        aria-disabled={isBlocked}
        onClick={() => !isBlocked && void saveDraft()}
      >
        {text.saveDraft}
      </Button>
    </>
  );
}
