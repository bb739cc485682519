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

/** The props of a kit field that is bound to a value of the form. */
type Bound<Props, Input extends FieldValues, Output> = Omit<
  Props,
  'form' | 'name' | 'error' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'ref'
> & {
  form: SchemaFormState<Input, Output>;
  /** Which value: "title", "materials.0.item". */
  name: FieldPath<Input>;
};

/** A line of text, or another `type` of input that holds text. */
export function FormTextField<I extends FieldValues, O>(props: Bound<TextFieldProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  const length = useTypedLength(form, name);
  return <TextField {...rest} {...form.register(name)} error={error} length={length} />;
}

/**
 * A number as the language writes it, "1,5" in German; its value is what was typed, which the schema reads. It is checked
 * as it is typed. `step` is that of the arrow keys.
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
      // Somebody who empties a field is about to type.
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

/** A day; its value is an ISO date, '' while empty. */
export function FormDateField<I extends FieldValues, O>(props: Bound<TextFieldProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  return <TextField {...rest} {...form.register(name)} type="date" short error={error} />;
}

/** Several lines of text. */
export function FormTextArea<I extends FieldValues, O>(props: Bound<TextAreaProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  const length = useTypedLength(form, name);
  return <TextArea {...rest} {...form.register(name)} error={error} length={length} />;
}

/** One of several options in a native select. */
export function FormSelect<I extends FieldValues, O>(props: Bound<SelectProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  return <Select {...rest} {...form.register(name)} error={error} />;
}

/** Yes or no. */
export function FormCheckbox<I extends FieldValues, O>(props: Bound<CheckboxProps, I, O>) {
  const { form, name, ...rest } = props;
  const error = useFieldError(form, name);
  return <Checkbox {...rest} {...form.register(name)} error={error} />;
}

/** One of a few options, all visible. */
export function FormRadioGroup<I extends FieldValues, O>(props: Bound<RadioGroupProps, I, O>) {
  const { form, name, ...rest } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <RadioGroup
      {...rest}
      {...field}
      // The group itself takes no focus.
      ref={(group) => field.ref(group?.querySelector('input:enabled'))}
      value={field.value ?? null}
      error={fieldState.error?.message}
    />
  );
}

/** An amount of dollars; its value is integer cents, null while there is none. */
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

/** Counts again with each key, in this field alone. */
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
