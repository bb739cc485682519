import { type ForumTopic, needsApproval, parseTags } from '@hoa/domain';
import { newTopicFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { EditConflict, useConflictText, useEditConflict, useFailure } from '@hoa/parts';
import { notify, useActor, useAssociation, useCommand, useNavigate, usePortal } from '@hoa/portal';
import { Button, Checkbox, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextArea, FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useState } from 'react';
import { useText } from './messages.ts';
import { pollHash } from './poll-hash.ts';

export interface TopicDialogProps {
  /** The own topic to edit; without it a new one. */
  readonly topic?: ForumTopic;
  readonly onClose: () => void;
}

/** Opens a topic and goes to it, or edits an own one. A failure keeps what was typed. */
export function TopicDialog({ topic, onClose }: TopicDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const conflictText = useConflictText();
  const navigate = useNavigate();
  const fail = useFailure();
  const [create] = useCommand('topics.create');
  const [edit] = useCommand('topics.edit');
  const conflict = useEditConflict(topic && seenOf(topic));
  const waits = useApproval();
  const { supports } = usePortal();
  const [addsPoll, setAddsPoll] = useState(false);
  const form = useSchemaForm(newTopicFormSchema, {
    defaultValues: asTyped(topic),
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;

  async function submit({ tags, ...written }: typeof newTopicFormSchema._zod.output) {
    const sent = { ...written, tags: parseTags(tags) };
    try {
      if (topic) await edit({ ...sent, topicId: topic.id, seen: conflict.seen });
      else {
        const { id } = await create(sent);
        navigate(`/forums/${encodeURIComponent(id)}${addsPoll ? `#${pollHash}` : ''}`);
      }
      notify.success(waits ? text.sentForApproval : topic ? text.saved : text.created);
      onClose();
    } catch (error) {
      if (!conflict.take(error)) fail(error, topic ? text.failedToSave : text.failedToCreate);
    }
  }

  function conflictingFields() {
    const [mine, theirs] = [form.getValues(), asTyped(topic)];
    return (['title', 'description', 'tags'] as const).map((name) => ({
      label: text[name],
      mine: mine[name],
      theirs: theirs[name],
    }));
  }

  function discard() {
    form.reset(asTyped(topic));
    conflict.restart();
  }

  return (
    <Dialog
      open
      title={topic ? text.editTopic : text.newTopic}
      confirmClose={isDirty}
      onClose={onClose}
    >
      <SchemaForm form={form} onSubmit={submit}>
        {waits && <p>{text.waitsHint}</p>}
        <FormTextField form={form} name="title" label={text.title} required />
        <FormTextArea form={form} name="description" label={text.description} rows={5} required />
        <FormTextField form={form} name="tags" label={text.tags} hint={text.tagsHint} />
        {!topic && supports('polls.create') && (
          <Checkbox
            label={text.addPoll}
            hint={text.addPollHint}
            checked={addsPoll}
            onChange={({ target }) => setAddsPoll(target.checked)}
          />
        )}
        {conflict.isRefused && topic && (
          <EditConflict fields={conflictingFields()} onDiscard={discard} />
        )}
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {conflict.isRefused ? conflictText.saveMine : topic ? text.save : text.create}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}

/** Returns true if what the person sends waits for a moderator. */
function useApproval(): boolean {
  const actor = useActor();
  const association = useAssociation();
  return association !== undefined && needsApproval(actor, association);
}

function seenOf({ title, description, tags }: ForumTopic) {
  return { title, description, tags };
}

function asTyped(topic: ForumTopic | undefined) {
  const { title = '', description = '', tags = [] } = topic ?? {};
  return { title, description, tags: tags.join(', ') };
}
