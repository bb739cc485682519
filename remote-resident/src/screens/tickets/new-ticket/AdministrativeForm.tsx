import { administrativeIntakeSchema, requestTypes } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { FormSelect, FormTextArea } from '@hoa/shared/forms';
import { FileUploader } from '@hoa/shared/tickets';
import { useText } from '../messages/index.ts';
import type { IntakeFormProps } from './drafts.ts';
import { IntakeFrame } from './IntakeFrame.tsx';
import { useIntake } from './useIntake.ts';

/** Something the office is to issue or permit, with what supports the request. */
export function AdministrativeForm(props: IntakeFormProps) {
  const text = useText();
  const words = useDomainText();
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
        options={requestTypes.map((value) => ({ value, label: words.requestTypes[value] }))}
        required
      />
      <FormTextArea form={form} name="description" label={text.description} />
      <FileUploader
        label={text.supportingDocuments}
        uploads={intake.uploads}
        error={intake.uploadProblem}
      />
    </IntakeFrame>
  );
}
