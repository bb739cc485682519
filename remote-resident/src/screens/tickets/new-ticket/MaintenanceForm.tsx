import { urgencies } from '@hoa/domain';
import { maintenanceIntakeSchema } from '@hoa/domain/schemas';
import { useDomainText } from '@hoa/domain-text';
import { FileUploader } from '@hoa/parts';
import { useActor, useAssociation } from '@hoa/portal';
import { Alert } from '@hoa/ui';
import { FormRadioGroup, FormTextArea, FormTextField } from '@hoa/ui/forms';
import { useWatch } from 'react-hook-form';
import { useText } from '../messages.ts';
import type { IntakeFormProps } from './drafts.ts';
import { IntakeFrame } from './IntakeFrame.tsx';
import { useIntake } from './useIntake.ts';

/** Request for a repair: location, at first the person's unit, urgency, description and photos. */
export function MaintenanceForm(props: IntakeFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const { unit = '' } = useActor();
  const intake = useIntake(maintenanceIntakeSchema, {
    ...props,
    category: 'maintenance',
    blank: { category: 'maintenance', location: unit, description: '', attachments: [] },
  });
  const { form } = intake;
  const urgency = useWatch({ control: form.control, name: 'urgency' });
  return (
    <IntakeFrame intake={intake} onChangeCategory={props.onChangeCategory}>
      <FormTextField
        form={form}
        name="location"
        label={text.location}
        hint={text.locationHint}
        required
      />
      <FormRadioGroup
        form={form}
        name="urgency"
        label={text.urgency}
        options={urgencies.map((value) => ({
          value,
          label: domainText.ticketPriorities[value],
          hint: domainText.urgencyDescriptions[value],
        }))}
        tiles
        required
      />
      {urgency === 'safety' && <EmergencyPhone />}
      <FormTextArea form={form} name="description" label={text.description} required />
      <FileUploader label={text.photos} uploads={intake.uploads} />
    </IntakeFrame>
  );
}

/** The association's emergency phone number, if it has one. */
function EmergencyPhone() {
  const text = useText();
  const { emergencyPhone } = useAssociation() ?? {};
  if (!emergencyPhone) return null;
  return (
    <Alert tone="danger" title={text.inDanger} ref={bringIntoView}>
      <a href={`tel:${emergencyPhone.replace(/[^\d+]/g, '')}`}>{emergencyPhone}</a>
    </Alert>
  );
}

/** On a phone the number would be below the buttons of the dialog. */
function bringIntoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'center' });
}
