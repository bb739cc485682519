import type { ComponentProps, ReactNode } from 'react';
import { type FieldErrors, type FieldValues, useFormState } from 'react-hook-form';
import { Alert } from '../feedback/Alert.tsx';
import { Stack } from '../layout/Stack.tsx';
import { useKitText } from '../messages/index.ts';
import type { SchemaFormState } from './useSchemaForm.ts';

export interface SchemaFormProps<Input extends FieldValues, Output>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** What `useSchemaForm` returned. */
  form: SchemaFormState<Input, Output>;
  /** Called with the checked values; while its promise is pending, `form.formState.isSubmitting` is true. */
  onSubmit: (values: Output) => unknown;
  /** Why sending failed; what was typed stays. */
  formError?: string | undefined;
  children: ReactNode;
}

/** The `<form>`: a failed check focuses the first wrong field and says how many there are. */
export function SchemaForm<Input extends FieldValues, Output>(
  props: SchemaFormProps<Input, Output>,
) {
  const { form, onSubmit, formError, children, ...rest } = props;
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        // A dialog's form inside another form's tree must not send both.
        event.stopPropagation();
        void form.handleSubmit(async (values) => {
          await onSubmit(values);
        })(event);
      }}
    >
      <Stack gap={5}>
        <ErrorSummary form={form} formError={formError} />
        {children}
      </Stack>
    </form>
  );
}

interface ErrorSummaryProps<Input extends FieldValues, Output> {
  form: SchemaFormState<Input, Output>;
  formError: string | undefined;
}

function ErrorSummary<Input extends FieldValues, Output>(props: ErrorSummaryProps<Input, Output>) {
  const text = useKitText();
  const { errors, submitCount } = useFormState({ control: props.form.control });
  const count = submitCount === 0 ? 0 : countErrors(errors);
  const root = errors.root?.message;
  return (
    <>
      {count > 0 && <Alert tone="danger" title={root ?? text.errorSummary({ n: count })} />}
      {props.formError && <Alert tone="danger" title={props.formError} />}
    </>
  );
}

/** Errors nest like the values do: a leaf has a `type` that is a text. */
function countErrors(errors: FieldErrors | object): number {
  let count = 0;
  for (const entry of Object.values(errors)) {
    if (!entry || typeof entry !== 'object' || entry instanceof Element) continue;
    count += 'type' in entry && typeof entry.type === 'string' ? 1 : countErrors(entry);
  }
  return count;
}
