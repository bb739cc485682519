import { communityTypes } from '@hoa/domain';
import { communityIntakeSchema } from '@hoa/domain/schemas';
import { useDomainText } from '@hoa/domain-text';
import { FormDateField, FormSelect, FormTextArea, FormTextField } from '@hoa/ui/forms';
import { useText } from '../messages.ts';
import type { IntakeFormProps } from './drafts.ts';
import { IntakeFrame } from './IntakeFrame.tsx';
import { useIntake } from './useIntake.ts';

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
    <IntakeFrame intake={intake} onChangeCategory={props.onChangeCategory}>
      <FormSelect
        form={form}
        name="type"
        label={text.type}
        placeholder={text.chooseType}
        options={communityTypes.map((value) => ({
          value,
          label: domainText.communityTypes[value],
        }))}
        required
      />
      <FormTextField form={form} name="location" label={text.location} />
      <FormDateField form={form} name="dateOfIncident" label={text.dateOfIncident} />
      <FormTextArea form={form} name="description" label={text.description} />
    </IntakeFrame>
  );
}
