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
export { type SchemaFormState, useReportDirty, useSchemaForm } from './useSchemaForm.ts';
