export {
  FormCheckbox,
  FormDateField,
  FormDecimalField,
  FormMoneyField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from './fields.tsx';
export { SchemaForm } from './SchemaForm.tsx';
export type { StandardIssue, StandardSchema } from './standard-schema.ts';
export { type SchemaFormState, useSchemaForm } from './useSchemaForm.ts';
export { useTellDirty } from './useTellDirty.ts';
