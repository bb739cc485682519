import type { CalendarDay } from '@hoa/domain';
import { membershipEndSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDateField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import type { ReactNode } from 'react';
import { useRosterFailure } from './failures.ts';
import { useText } from './messages.ts';

export interface EndDialogProps {
  readonly question: string;
  readonly labels: { readonly confirm: string; readonly done: string; readonly failed: string };
  /** Ends the role or term at the beginning of a day, or now if it is ''. */
  readonly act: (on: CalendarDay | '') => Promise<unknown>;
  readonly onClose: () => void;
  /** The role or term, and the consequences of its end. */
  readonly children: ReactNode;
}

/** Ends a role or a term on a day, or now. A failure keeps what was typed. */
export function EndDialog({ question, labels, act, onClose, children }: EndDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const form = useSchemaForm(membershipEndSchema, {
    defaultValues: { on: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useRosterFailure(form, ['on']);
  const { isDirty, isSubmitting } = form.formState;

  return (
    <Dialog open title={question} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ on }) => {
          try {
            await act(on);
            notify.success(labels.done);
            onClose();
          } catch (error) {
            fail(error, labels.failed);
          }
        }}
      >
        {children}
        <FormDateField form={form} name="on" label={text.endsOn} hint={text.endsOnHint} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {labels.confirm}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
