import { maintenanceIntakeSchema, urgencies } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { FormSelect, FormTextArea, FormTextField } from '@hoa/shared/forms';
import { FileUploader } from '@hoa/shared/tickets';
import { useText } from '../messages/index.ts';
import type { IntakeFormProps } from './drafts.ts';
import { IntakeFrame } from './IntakeFrame.tsx';
import { useIntake } from './useIntake.ts';

/** Something is to be repaired: where, how soon, what, with pictures. */
export function MaintenanceForm(props: IntakeFormProps) {
  const text = useText();
  const words = useDomainText();
  const intake = useIntake(maintenanceIntakeSchema, {
    ...props,
    category: 'maintenance',
    blank: { category: 'maintenance', location: '', description: '', attachments: [] },
  });
  const { form } = intake;
  const options = urgencies.map((urgency) => ({
    value: urgency,
    label: text.withUrgency({
      label: words.ticketPriorities[urgency],
      soon: words.urgencyDescriptions[urgency],
    }),
  }));
  return (
    <IntakeFrame intake={intake} onChangeCategory={props.onChangeCategory}>
      <FormTextField
        form={form}
        name="location"
        label={text.location}
        hint={text.locationHint}
        required
      />
      <FormSelect
        form={form}
        name="urgency"
        label={text.urgency}
        placeholder={text.chooseUrgency}
        options={options}
        required
      />
      <FormTextArea form={form} name="description" label={text.description} required />
      <FileUploader label={text.photos} uploads={intake.uploads} error={intake.uploadProblem} />
    </IntakeFrame>
  );
}
