import { communityTypes, issueTypes, requestTypes, urgencies } from '@hoa/domain';
import {
  administrativeIntakeSchema,
  communityIntakeSchema,
  financialIntakeSchema,
  maintenanceIntakeSchema,
} from '@hoa/domain/schemas';
import { useDomainText } from '@hoa/domain-text';
import { FileUploader } from '@hoa/parts';
import { useActor, useAssociation } from '@hoa/portal';
import { Alert, optionsOf } from '@hoa/ui';
import {
  FormDateField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from '@hoa/ui/forms';
import { useWatch } from 'react-hook-form';
import { useText } from '../messages.ts';
import { type IntakeFormProps, IntakeFrame, useIntake } from './IntakeFrame.tsx';

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
    <IntakeFrame intake={intake}>
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

/** Report of a community issue: type, location and date. */
export function CommunityForm(props: IntakeFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const intake = useIntake(communityIntakeSchema, {
    ...props,
    category: 'community',
    blank: {
      category: 'community',
      location: '',
      dateOfIncident: '',
      description: '',
      attachments: [],
    },
  });
  const { form } = intake;
  return (
    <IntakeFrame intake={intake}>
      <FormSelect
        form={form}
        name="type"
        label={text.type}
        placeholder={text.chooseType}
        options={optionsOf(communityTypes, domainText.communityTypes)}
        required
      />
      <FormTextField form={form} name="location" label={text.location} />
      <FormDateField form={form} name="dateOfIncident" label={text.dateOfIncident} />
      <FormTextArea form={form} name="description" label={text.description} />
    </IntakeFrame>
  );
}

/** Request to the office, with supporting documents. */
export function AdministrativeForm(props: IntakeFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const intake = useIntake(administrativeIntakeSchema, {
    ...props,
    category: 'administrative',
    blank: { category: 'administrative', description: '', attachments: [] },
  });
  const { form } = intake;
  return (
    <IntakeFrame intake={intake}>
      <FormSelect
        form={form}
        name="requestType"
        label={text.requestType}
        placeholder={text.chooseRequestType}
        options={optionsOf(requestTypes, domainText.requestTypes)}
        required
      />
      <FormTextArea form={form} name="description" label={text.description} />
      <FileUploader label={text.supportingDocuments} uploads={intake.uploads} />
    </IntakeFrame>
  );
}

/** A question about money owed or paid. */
export function FinancialForm(props: IntakeFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const intake = useIntake(financialIntakeSchema, {
    ...props,
    category: 'financial',
    blank: { category: 'financial', accountNumber: '', description: '', attachments: [] },
  });
  const { form } = intake;
  return (
    <IntakeFrame intake={intake}>
      <FormSelect
        form={form}
        name="issueType"
        label={text.issueType}
        placeholder={text.chooseIssueType}
        options={optionsOf(issueTypes, domainText.issueTypes)}
        required
      />
      <FormTextField
        form={form}
        name="accountNumber"
        label={text.accountNumber}
        autoComplete="off"
        short
      />
      <FormTextArea form={form} name="description" label={text.description} required />
    </IntakeFrame>
  );
}
