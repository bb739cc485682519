import { type ForumTopic, parseTags } from '@hoa/domain';
import { needsReason, type TopicAction, topicActions } from '@hoa/domain/forums';
import { moderationFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import {
  FormRadioGroup,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
} from '@hoa/ui/forms';
import { MergeTarget } from './MergeTarget.tsx';
import { useText } from './messages.ts';

interface ModerateDialogProps {
  readonly topic: ForumTopic;
  readonly onClose: () => void;
}

/** The actions of a moderator that fit the state of a topic, with a field for the reason. */
export function ModerateDialog({ topic, onClose }: ModerateDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [moderate] = useCommand('topics.moderate');
  const actions = topicActions.filter((action) => isPossible(action, topic));
  const [first = 'hide'] = actions;
  const form = useSchemaForm(moderationFormSchema, {
    defaultValues: { action: first, reason: '', tags: topic.tags.join(', '), mergedInto: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const action = form.watch('action');
  const { isDirty, isSubmitting } = form.formState;

  return (
    <Dialog open title={text.moderate} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ tags, ...chosen }) => {
          try {
            await moderate({ ...chosen, tags: parseTags(tags), topicId: topic.id });
            notify.success(text.done);
            onClose();
          } catch (error) {
            fail(error, text.failed);
          }
        }}
      >
        <FormRadioGroup
          form={form}
          name="action"
          label={text.action}
          options={actions.map((value) => ({
            value,
            label: text.actions[value],
            hint: text.hints[value],
          }))}
        />
        {action === 'move' && (
          <FormTextField form={form} name="tags" label={text.tags} hint={text.tagsHint} />
        )}
        {action === 'merge' && <MergeTarget form={form} topicId={topic.id} />}
        <FormTextArea
          form={form}
          name="reason"
          label={text.reason}
          hint={text.reasonHint}
          rows={3}
          required={needsReason(action)}
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.confirm}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}

function isPossible(action: TopicAction, { withheld, locked }: ForumTopic): boolean {
  if (withheld === 'hidden') return action === 'show';
  if (action === 'lock' || action === 'unlock') return locked === (action === 'unlock');
  return action !== 'show';
}
