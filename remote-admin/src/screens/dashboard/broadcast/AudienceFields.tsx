import {
  type AudienceType,
  audienceTags,
  audienceTypes,
  type Broadcast,
  buildings,
} from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useAssociation } from '@hoa/portal';
import { RadioGroup } from '@hoa/ui';
import { FormSelect, FormTextField, type SchemaFormState } from '@hoa/ui/forms';
import { useWatch } from 'react-hook-form';
import { useText } from './messages.ts';

export interface BroadcastPartProps {
  readonly form: SchemaFormState<Broadcast>;
}

/** The audience: everyone, a building, a group, or units by their ids. */
export function AudienceFields({ form }: BroadcastPartProps) {
  const text = useText();
  const domainText = useDomainText();
  const type = useWatch({ control: form.control, name: 'audience.type' });
  const examples = useAssociation()?.exampleUnits;
  // Registered before the fields below, so that a failed validation focuses this one first.
  form.register('audience.value');

  function choose(chosen: AudienceType) {
    form.clearErrors('audience');
    // A value chosen for one audience type does not fit another.
    form.setValue('audience', { type: chosen, value: '' }, { shouldDirty: true });
  }

  return (
    <>
      <RadioGroup
        label={text.audience}
        required
        tiles
        options={audienceTypes.map((value) => ({ value, label: domainText.audienceTypes[value] }))}
        value={type}
        onChange={choose}
      />
      {type === 'building' && (
        <FormSelect
          key={type}
          form={form}
          name="audience.value"
          label={text.whichBuilding}
          placeholder={text.chooseBuilding}
          required
          short
          options={buildings.map((value) => ({
            value,
            label: domainText.building({ name: value }),
          }))}
        />
      )}
      {type === 'tag' && (
        <FormSelect
          key={type}
          form={form}
          name="audience.value"
          label={text.whichGroup}
          placeholder={text.chooseGroup}
          required
          short
          options={audienceTags.map((value) => ({ value, label: domainText.audienceTags[value] }))}
        />
      )}
      {type === 'units' && (
        <FormTextField
          key={type}
          form={form}
          name="audience.value"
          label={text.unitIds}
          hint={examples ? text.unitIdsSuch({ examples: examples.join(', ') }) : text.unitIdsHint}
          required
          autoComplete="off"
        />
      )}
    </>
  );
}
