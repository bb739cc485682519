export {
  FormCheckbox,
  FormDateField,
  FormMoneyField,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from './fields.tsx';
export { SchemaForm, type SchemaFormProps } from './SchemaForm.tsx';
export { type ErrorText, schemaResolver } from './schemaResolver.ts';
export type { StandardIssue, StandardResult, StandardSchema } from './standard-schema.ts';
export { type SchemaFormOptions, type SchemaFormState, useSchemaForm } from './useSchemaForm.ts';
export { useTellDirty } from './useTellDirty.ts';
