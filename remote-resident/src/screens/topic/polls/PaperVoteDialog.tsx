import { paperVoteFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, PortalError, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormRadioGroup, FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useText } from './messages.ts';
import type { ShownPoll } from './shown-poll.ts';

interface PaperVoteDialogProps {
  readonly poll: ShownPoll;
  readonly onClose: () => void;
}

/** Records the vote of a home that was cast on paper. */
export function PaperVoteDialog({ poll, onClose }: PaperVoteDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [record] = useCommand('polls.voteOnPaper');
  const form = useSchemaForm(paperVoteFormSchema, {
    defaultValues: { unit: '', option: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Dialog open title={text.onPaper} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ unit, option }) => {
          try {
            await record({ pollId: poll.id, unit, option: Number(option) });
            notify.success(text.recorded);
            onClose();
          } catch (error) {
            if (PortalError.from(error).code !== 'poll-not-eligible') {
              fail(error, text.failedToRecord);
              return;
            }
            const refusal = { type: 'server', message: text.noSuchHome };
            form.setError('unit', refusal, { shouldFocus: true });
          }
        }}
      >
        <FormTextField form={form} name="unit" label={text.home} required />
        <FormRadioGroup
          form={form}
          name="option"
          label={poll.question}
          required
          options={poll.options.map((label, index) => ({ value: String(index), label }))}
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.record}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
