import { type AssociationBuilding, type Broadcast, tenures } from '@hoa/domain';
import { residentTags } from '@hoa/domain/schemas';
import { useDomainText } from '@hoa/domain-text';
import { Checkbox, optionsOf } from '@hoa/ui';
import type { SchemaFormState } from '@hoa/ui/forms';
import { useController } from 'react-hook-form';
import styles from './Broadcast.module.css';
import { useText } from './messages.ts';

export interface CombinedFieldsProps {
  readonly form: SchemaFormState<Broadcast>;
  readonly buildings: readonly AssociationBuilding[];
}

/** The parts of a combined audience except its units; a part without a choice does not restrict it. */
export function CombinedFields({ form, buildings }: CombinedFieldsProps) {
  const text = useText();
  const domainText = useDomainText();
  return (
    <>
      <p className={styles.hint}>{text.combinedHint}</p>
      <CheckList
        form={form}
        name="audience.tenures"
        legend={text.heldAs}
        options={optionsOf(tenures, domainText.tenures)}
      />
      <CheckList
        form={form}
        name="audience.groups"
        legend={text.groups}
        options={optionsOf(residentTags, domainText.audienceTags)}
      />
      {buildings.length > 0 && (
        <CheckList
          form={form}
          name="audience.buildings"
          legend={text.buildings}
          options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
          translate="no"
        />
      )}
    </>
  );
}

interface CheckListProps extends Pick<CombinedFieldsProps, 'form'> {
  readonly name: 'audience.tenures' | 'audience.groups' | 'audience.buildings';
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly translate?: 'no';
}

function CheckList({ form, name, legend, options, translate }: CheckListProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const chosen: readonly string[] = field.value ?? [];

  function change(changed: string, isChosen: boolean) {
    // A choice in any part can complete the audience.
    form.clearErrors('audience');
    const isIn = (value: string) => (value === changed ? isChosen : chosen.includes(value));
    field.onChange(options.flatMap(({ value }) => (isIn(value) ? value : [])));
  }

  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }, index) => (
        <Checkbox
          key={value}
          {...(index === 0 && { ref: field.ref, error: fieldState.error?.message })}
          label={label}
          translate={translate}
          checked={chosen.includes(value)}
          onChange={({ target }) => change(value, target.checked)}
        />
      ))}
    </fieldset>
  );
}
