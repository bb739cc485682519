import { issueTypes } from '@hoa/domain';
import { financialIntakeSchema } from '@hoa/domain/schemas';
import { useDomainText } from '@hoa/domain-text';
import { FormSelect, FormTextArea, FormTextField } from '@hoa/ui/forms';
import { useText } from '../messages.ts';
import type { IntakeFormProps } from './drafts.ts';
import { IntakeFrame } from './IntakeFrame.tsx';
import { useIntake } from './useIntake.ts';

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
    <IntakeFrame intake={intake} onChangeCategory={props.onChangeCategory}>
      <FormSelect
        form={form}
        name="issueType"
        label={text.issueType}
        placeholder={text.chooseIssueType}
        options={issueTypes.map((value) => ({ value, label: domainText.issueTypes[value] }))}
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
