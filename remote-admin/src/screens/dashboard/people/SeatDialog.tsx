import type { PersonEntry, SeatForm } from '@hoa/domain';
import { seatGroups } from '@hoa/domain/people';
import { seatFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter, optionsOf } from '@hoa/ui';
import {
  FormDateField,
  FormRadioGroup,
  FormTextField,
  SchemaForm,
  useSchemaForm,
} from '@hoa/ui/forms';
import { useRosterFailure } from './failures.ts';
import { useText } from './messages.ts';

export interface SeatDialogProps {
  readonly person: PersonEntry;
  readonly onClose: () => void;
}

/** Gives a person a seat on the board or as chair of a committee. A failure keeps what was typed. */
export function SeatDialog({ person, onClose }: SeatDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [add] = useCommand('people.addSeat');
  const form = useSchemaForm(seatFormSchema, {
    defaultValues: { group: 'board-members', office: '', from: '', until: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useRosterFailure(form, []);
  const { isDirty, isSubmitting } = form.formState;

  async function submit(seat: SeatForm) {
    try {
      await add({ personId: person.id, seat });
      notify.success(text.seatAdded);
      onClose();
    } catch (error) {
      fail(error, text.failedToAddSeat);
    }
  }

  return (
    <Dialog open title={text.addSeat} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
        <p>{person.displayName}</p>
        <FormRadioGroup
          form={form}
          name="group"
          label={text.seatGroup}
          options={optionsOf(seatGroups, domainText.audienceTags)}
        />
        <FormTextField
          form={form}
          name="office"
          label={text.office}
          hint={text.officeHint}
          autoComplete="off"
          required
        />
        <FormDateField form={form} name="from" label={text.termFrom} hint={text.holdsFromHint} />
        <FormDateField form={form} name="until" label={text.termUntil} hint={text.termUntilHint} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.addSeat}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
