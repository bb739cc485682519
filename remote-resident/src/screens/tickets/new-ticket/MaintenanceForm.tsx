import { urgencies } from '@hoa/domain';
import { maintenanceIntakeSchema } from '@hoa/domain/schemas';
import { useDomainText } from '@hoa/domain-text';
import { FileUploader } from '@hoa/parts';
import { FormSelect, FormTextArea, FormTextField } from '@hoa/ui/forms';
import { useText } from '../messages/index.ts';
import type { IntakeFormProps } from './drafts.ts';
import { IntakeFrame } from './IntakeFrame.tsx';
import { useIntake } from './useIntake.ts';

/** Request for a repair: location, urgency, description and photos. */
export function MaintenanceForm(props: IntakeFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const intake = useIntake(maintenanceIntakeSchema, {
    ...props,
    category: 'maintenance',
    blank: { category: 'maintenance', location: '', description: '', attachments: [] },
  });
  const { form } = intake;
  const options = urgencies.map((urgency) => ({
    value: urgency,
    label: text.withUrgency({
      label: domainText.ticketPriorities[urgency],
      soon: domainText.urgencyDescriptions[urgency],
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
      <FileUploader label={text.photos} uploads={intake.uploads} />
    </IntakeFrame>
  );
}
