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
export { useReportDirty } from './useReportDirty.ts';
export { type SchemaFormState, useSchemaForm } from './useSchemaForm.ts';
