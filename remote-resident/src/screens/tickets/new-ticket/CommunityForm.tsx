import { communityIntakeSchema, communityTypes } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { FormDateField, FormSelect, FormTextArea, FormTextField } from '@hoa/shared/forms';
import { useText } from '../messages/index.ts';
import type { IntakeFormProps } from './drafts.ts';
import { IntakeFrame } from './IntakeFrame.tsx';
import { useIntake } from './useIntake.ts';

/** Something between neighbours: of what kind, where and when. */
export function CommunityForm(props: IntakeFormProps) {
  const text = useText();
  const words = useDomainText();
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
        options={communityTypes.map((value) => ({ value, label: words.communityTypes[value] }))}
        required
      />
      <FormTextField form={form} name="location" label={text.location} />
      <FormDateField form={form} name="dateOfIncident" label={text.dateOfIncident} />
      <FormTextArea form={form} name="description" label={text.description} />
    </IntakeFrame>
  );
}
