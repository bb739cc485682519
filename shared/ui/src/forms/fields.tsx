import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  useController,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../fields/Checkbox.tsx';
import { MoneyField, type MoneyFieldProps } from '../fields/MoneyField.tsx';
import { RadioGroup, type RadioGroupProps } from '../fields/RadioGroup.tsx';
import { Select, type SelectProps } from '../fields/Select.tsx';
import { TextArea, type TextAreaProps } from '../fields/TextArea.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import type { TextLength } from '../fields/useLength.ts';
import { stepDecimal, useLocale } from '../text/index.ts';
import type { SchemaFormState } from './useSchemaForm.ts';

/** The props of a kit field that is bound to a form value. */
type Bound<Props, Input extends FieldValues, Output> = Omit<
  Props,
  'form' | 'name' | 'error' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'ref'
> & {
  form: SchemaFormState<Input, Output>;
  /** The path of the value: "title", "materials.0.item". */
  name: FieldPath<Input>;
};

/** A single-line text field, or another `type` of input with text. */
export function FormTextField<I extends FieldValues, O>(props: Bound<TextFieldProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  const length = useTypedLength(form, name);
  return <TextField {...rest} {...form.register(name)} error={error} length={length} />;
}

/**
 * A decimal number in the language's format, "1,5" in German. Its value is the typed text, which the schema parses.
 * Validated while typing. `step` applies to the arrow keys.
 */
export function FormDecimalField<I extends FieldValues, O>({
  step,
  min = 0,
  ...props
}: Bound<TextFieldProps, I, O> & { readonly step: number; readonly min?: number }) {
  const { form, name, ...rest } = props;
  const locale = useLocale();
  const error = useFieldError(form, name);
  const registered = form.register(name, {
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      // A person who clears a field is about to type.
      if (target.value.trim() === '') form.clearErrors(name);
      else void form.trigger(name);
    },
  });
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      short
      {...rest}
      step={step}
      min={min}
      onKeyDown={(event) => {
        const typed = event.currentTarget.value;
        const next = stepDecimal({ key: event.key, typed }, { step, min }, locale);
        if (next === undefined) return;
        event.preventDefault();
        const value = next as PathValue<I, FieldPath<I>>;
        form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
      }}
      {...registered}
      error={error}
    />
  );
}

/** A date field; its value is an ISO date, or '' if empty. */
export function FormDateField<I extends FieldValues, O>(props: Bound<TextFieldProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  return <TextField {...rest} {...form.register(name)} type="date" short error={error} />;
}

/** A multi-line text field. */
export function FormTextArea<I extends FieldValues, O>(props: Bound<TextAreaProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  const length = useTypedLength(form, name);
  return <TextArea {...rest} {...form.register(name)} error={error} length={length} />;
}

/** A native select. */
export function FormSelect<I extends FieldValues, O>(props: Bound<SelectProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  return <Select {...rest} {...form.register(name)} error={error} />;
}

/** A checkbox with a boolean value. */
export function FormCheckbox<I extends FieldValues, O>(props: Bound<CheckboxProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  return <Checkbox {...rest} {...form.register(name)} error={error} />;
}

/** Radio buttons for a few options. */
export function FormRadioGroup<I extends FieldValues, O>(props: Bound<RadioGroupProps, I, O>) {
  const { form, name, ...rest } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <RadioGroup
      {...rest}
      {...field}
      // The group itself is not focusable.
      ref={(group) => field.ref(group?.querySelector('input:enabled'))}
      value={field.value ?? null}
      error={fieldState.error?.message}
    />
  );
}

/** An amount in dollars; its value is integer cents, or null if empty. */
export function FormMoneyField<I extends FieldValues, O>(props: Bound<MoneyFieldProps, I, O>) {
  const { form, name, ...rest } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <MoneyField
      {...rest}
      {...field}
      value={field.value ?? null}
      error={fieldState.error?.message}
    />
  );
}

/** Counts the characters with each key, and rerenders only this field. */
function useTypedLength<I extends FieldValues, O>(
  { control, longestText }: SchemaFormState<I, O>,
  name: FieldPath<I>,
): TextLength | undefined {
  const typed: unknown = useWatch({ control, name });
  const longest = longestText(name);
  if (longest === undefined || typeof typed !== 'string') return undefined;
  return { typed: typed.trim().length, longest };
}

function useFieldError<I extends FieldValues, O>(
  form: SchemaFormState<I, O>,
  name: FieldPath<I>,
): string | undefined {
  const { errors } = useFormState({ control: form.control, name });
  const error: FieldError | undefined = get(errors, name);
  return error?.message;
}
