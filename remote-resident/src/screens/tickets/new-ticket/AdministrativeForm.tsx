import { requestTypes } from '@hoa/domain';
import { administrativeIntakeSchema } from '@hoa/domain/schemas';
import { useDomainText } from '@hoa/domain-text';
import { FileUploader } from '@hoa/parts';
import { FormSelect, FormTextArea } from '@hoa/ui/forms';
import { useText } from '../messages.ts';
import type { IntakeFormProps } from './drafts.ts';
import { IntakeFrame } from './IntakeFrame.tsx';
import { useIntake } from './useIntake.ts';

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
    <IntakeFrame intake={intake} onChangeCategory={props.onChangeCategory}>
      <FormSelect
        form={form}
        name="requestType"
        label={text.requestType}
        placeholder={text.chooseRequestType}
        options={requestTypes.map((value) => ({ value, label: domainText.requestTypes[value] }))}
        required
      />
      <FormTextArea form={form} name="description" label={text.description} />
      <FileUploader label={text.supportingDocuments} uploads={intake.uploads} />
    </IntakeFrame>
  );
}
