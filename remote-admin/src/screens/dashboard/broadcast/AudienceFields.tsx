import {
  type AudienceType,
  audienceTags,
  audienceTypes,
  type Broadcast,
  buildings,
} from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { FormSelect, FormTextField, type SchemaFormState } from '@hoa/shared/forms';
import { RadioGroup } from '@hoa/shared/ui';
import { useWatch } from 'react-hook-form';
import { useText } from './messages/index.ts';

export interface BroadcastPartProps {
  readonly form: SchemaFormState<Broadcast>;
}

/** Whom it goes to: everyone, a building, a group, or units by their ids. */
export function AudienceFields({ form }: BroadcastPartProps) {
  const text = useText();
  const words = useDomainText();
  const type = useWatch({ control: form.control, name: 'audience.type' });
  // Known before the fields below it, so that a failed check leads here first.
  form.register('audience.value');

  function choose(chosen: AudienceType) {
    form.clearErrors('audience');
    // What was chosen of one kind means nothing to another.
    form.setValue('audience', { type: chosen, value: '' }, { shouldDirty: true });
  }

  return (
    <>
      <RadioGroup
        label={text.audience}
        required
        tiles
        options={audienceTypes.map((value) => ({ value, label: words.audienceTypes[value] }))}
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
          options={buildings.map((value) => ({ value, label: text.building({ name: value }) }))}
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
          options={audienceTags.map((value) => ({ value, label: words.audienceTags[value] }))}
        />
      )}
      {type === 'units' && (
        <FormTextField
          key={type}
          form={form}
          name="audience.value"
          label={text.unitIds}
          hint={text.unitIdsHint}
          required
          autoComplete="off"
        />
      )}
    </>
  );
}
