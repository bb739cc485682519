import type { DraftRecipient, MessageDraft } from '@hoa/domain';
import { maySeeDirectory } from '@hoa/domain/directory';
import { composeFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import {
  AttachButton,
  UploadList,
  useFieldFailure,
  useRetriedCommand,
  useUploads,
} from '@hoa/parts';
import { flushSync, notify, PortalError, useActor, useAssociation, useNavigate } from '@hoa/portal';
import { Button, DialogCancel, DialogFooter, RadioGroup, Stack } from '@hoa/ui';
import {
  FormTextArea,
  FormTextField,
  SchemaForm,
  useReportDirty,
  useSchemaForm,
} from '@hoa/ui/forms';
import { type ReactNode, useRef, useState } from 'react';
import { useServerDraft } from '../../../server-draft/useServerDraft.ts';
import styles from './Compose.module.css';
import { useText } from './messages.ts';
import { RecipientsField } from './RecipientsField.tsx';

export interface ComposeFormProps {
  readonly initial: MessageDraft;
  /** Called with true while something typed is not stored. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onClose: () => void;
}

/** The form of a new message. A failure keeps what was typed; success opens the conversation. */
export function ComposeForm({ initial, onUnsaved, onClose }: ComposeFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const navigate = useNavigate();
  const send = useRetriedCommand('threads.compose');
  const uploads = useUploads({ ownerId: 'new', folder: 'replies' });
  const [people, setPeople] = useState<readonly DraftRecipient[]>(initial.people);
  const search = useRef<HTMLInputElement>(null);
  const form = useSchemaForm(composeFormSchema, {
    defaultValues: { ...initial, people: initial.people.map(({ id }) => id) },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useFieldFailure(form, ['people', 'subject', 'content']);
  const { isSubmitting, errors } = form.formState;
  const { toOffice, subject, content } = form.watch();
  const draft = useServerDraft('new', { toOffice, people: [...people], subject, content }, initial);
  const isKept = draft.state === 'unchanged' || draft.state === 'saved';
  useReportDirty(!isKept || uploads.items.length > 0, onUnsaved);

  const choose = (chosen: DraftRecipient[]) => {
    setPeople(chosen);
    form.setValue(
      'people',
      chosen.map(({ id }) => id),
    );
    form.clearErrors('people');
  };

  return (
    <SchemaForm
      form={form}
      onSubmit={async (message) => {
        if (!uploads.readyToSend()) return;
        await draft.end();
        try {
          const attachments = uploads.files.map(({ id, name, type }) => ({ id, name, type }));
          const { threadId } = await send({ ...message, attachments });
          notify.success(text.sent);
          flushSync(onClose);
          navigate(`/messages/${encodeURIComponent(threadId)}`);
        } catch (error) {
          draft.resume();
          const refused = namesOf(error, people);
          if (refused) {
            const problem = { type: 'server', message: text.notReceiving({ names: refused }) };
            form.setError('people', problem);
            search.current?.focus();
          } else fail(error, text.failedToSend);
        }
      }}
    >
      <Recipients
        toOffice={toOffice}
        onOffice={(isChosen) => {
          form.setValue('toOffice', isChosen);
          form.clearErrors('people');
        }}
      >
        <RecipientsField
          chosen={people}
          onChange={choose}
          error={errors.people?.message}
          search={search}
        />
      </Recipients>
      <FormTextField form={form} name="subject" label={text.subject} required />
      <FormTextArea form={form} name="content" label={text.message} rows={6} required />
      <Stack gap={2}>
        <UploadList uploads={uploads} />
        <div>
          <AttachButton uploads={uploads} />
        </div>
      </Stack>
      <DialogFooter>
        <p role="status" className={styles.state}>
          {draft.state === 'saved' ? text.savedAsDraft : draft.state === 'failed' && text.notSaved}
        </p>
        <DialogCancel />
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {text.send}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}

interface RecipientsProps {
  readonly toOffice: boolean;
  readonly onOffice: (isChosen: boolean) => void;
  /** The choice of neighbors. */
  readonly children: ReactNode;
}

/** The office or neighbors; only the office where the association has no directory for the person. */
function Recipients({ toOffice, onOffice, children }: RecipientsProps) {
  const text = useText();
  const actor = useActor();
  const association = useAssociation();
  if (!association || !maySeeDirectory(actor, association).ok) {
    return <p>{text.onlyOffice}</p>;
  }
  return (
    <>
      <RadioGroup
        label={text.to}
        tiles
        value={toOffice ? 'office' : 'neighbors'}
        options={[
          { value: 'office', label: text.office, hint: text.officeHint },
          { value: 'neighbors', label: text.neighbors, hint: text.neighborsHint },
        ]}
        onChange={(value) => onOffice(value === 'office')}
      />
      {!toOffice && children}
    </>
  );
}

/** Returns the names of the neighbors who get no messages from the person, if that is why the message was refused. */
function namesOf(error: unknown, people: readonly DraftRecipient[]): string | undefined {
  const { params } = PortalError.from(error);
  if (params.problem !== 'not-receiving') return undefined;
  const refused = (params.people ?? '').split(' ');
  return people
    .filter(({ id }) => refused.includes(id))
    .map(({ displayName }) => displayName)
    .join(', ');
}
