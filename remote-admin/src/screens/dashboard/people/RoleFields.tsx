import { isFullAdmin, type Office, offices, roles, tenures } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useActor, useAssociation } from '@hoa/portal';
import { optionsOf } from '@hoa/ui';
import {
  FormDateField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  type SchemaFormState,
} from '@hoa/ui/forms';
import { useText } from './messages.ts';

/** The typed values of a role's fields. */
export interface RoleValues {
  role: (typeof roles)[number];
  /** '' for all permissions. */
  office: Office | '';
  unit: string;
  tenure: (typeof tenures)[number];
  ownership: string;
  company: string;
  services: string;
  from: string;
}

export const emptyRole: RoleValues = {
  role: 'resident',
  office: '',
  unit: '',
  tenure: 'owner',
  ownership: '',
  company: '',
  services: '',
  from: '',
};

/** The names of the fields that an error can refer to. */
export const roleFields = ['role', 'unit', 'ownership', 'company', 'from'] as const;

export interface RoleFieldsProps<Output> {
  readonly form: SchemaFormState<RoleValues, Output>;
}

/** Fields for a role, its unit or company, and its first day. */
export function RoleFields<Output>({ form }: RoleFieldsProps<Output>) {
  const text = useText();
  const domainText = useDomainText();
  const actor = useActor();
  const role = form.watch('role');
  const example = useAssociation()?.exampleUnits?.[0];
  return (
    <>
      <FormSelect
        form={form}
        name="role"
        label={text.role}
        short
        // Only administrators with all permissions make others administrators.
        options={optionsOf(
          roles.filter((each) => each !== 'admin' || isFullAdmin(actor)),
          domainText.roles,
        )}
      />
      {role === 'resident' && (
        <>
          <FormTextField
            form={form}
            name="unit"
            label={text.unit}
            hint={example ? text.unitSuch({ example }) : text.unitHint}
            required
          />
          <FormRadioGroup
            form={form}
            name="tenure"
            label={text.tenure}
            options={optionsOf(tenures, domainText.tenures)}
          />
          {form.watch('tenure') === 'owner' && (
            <FormTextField
              form={form}
              name="ownership"
              inputMode="decimal"
              label={text.ownership}
              hint={text.ownershipHint}
            />
          )}
        </>
      )}
      {role === 'admin' && (
        <FormSelect
          form={form}
          name="office"
          label={text.permissions}
          hint={text.permissionsHint}
          short
          options={[
            { value: '', label: text.allPermissions },
            ...optionsOf(offices, domainText.offices),
          ]}
        />
      )}
      {role === 'vendor' && (
        <>
          <FormTextField
            form={form}
            name="company"
            label={text.company}
            hint={text.companyHint}
            required
          />
          <FormTextField
            form={form}
            name="services"
            label={text.services}
            hint={text.servicesHint}
          />
        </>
      )}
      <FormDateField form={form} name="from" label={text.holdsFrom} hint={text.holdsFromHint} />
    </>
  );
}
