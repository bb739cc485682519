import { parseOptions, pollVoters } from '@hoa/domain/forums';
import { pollFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFieldFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import {
  FormCheckbox,
  FormDateField,
  FormRadioGroup,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
} from '@hoa/ui/forms';
import { useText } from './messages.ts';

interface PollDialogProps {
  readonly topicId: string;
  readonly onClose: () => void;
}

/** Adds a poll to a topic. A failure keeps what was typed. */
export function PollDialog({ topicId, onClose }: PollDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [create] = useCommand('polls.create');
  const form = useSchemaForm(pollFormSchema, {
    defaultValues: {
      ...{ question: '', options: '', isSecret: false, showsResult: false },
      lastDay: '',
      voters: 'home',
    },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useFieldFailure(form, ['lastDay']);
  const isSecret = form.watch('isSecret');
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Dialog open title={text.addPoll} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ options, ...written }) => {
          try {
            await create({ ...written, options: parseOptions(options), topicId });
            notify.success(text.created);
            onClose();
          } catch (error) {
            fail(error, text.failedToCreate);
          }
        }}
      >
        <FormTextField form={form} name="question" label={text.question} required />
        <FormTextArea
          form={form}
          name="options"
          label={text.options}
          hint={text.optionsHint}
          rows={4}
          required
        />
        <FormRadioGroup
          form={form}
          name="voters"
          label={text.voters}
          options={pollVoters.map((value) => ({
            value,
            label: text.voterKinds[value],
            hint: text.voterHints[value],
          }))}
        />
        <FormCheckbox form={form} name="isSecret" label={text.secret} hint={text.secretHint} />
        {!isSecret && <FormCheckbox form={form} name="showsResult" label={text.showsResult} />}
        <FormDateField form={form} name="lastDay" label={text.lastDay} required />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.addPoll}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
