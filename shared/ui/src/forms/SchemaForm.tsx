import type { ComponentProps, ReactNode } from 'react';
import { type FieldErrors, type FieldValues, useFormState } from 'react-hook-form';
import { Alert } from '../feedback/Alert.tsx';
import { Stack } from '../layout/Stack.tsx';
import { useKitText } from '../messages.ts';
import type { SchemaFormState } from './useSchemaForm.ts';

export interface SchemaFormProps<Input extends FieldValues, Output>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** The result of `useSchemaForm`. */
  form: SchemaFormState<Input, Output>;
  /** Called with the validated values; while its promise is pending, `form.formState.isSubmitting` is true. */
  onSubmit: (values: Output) => unknown;
  /** The error of a failed submission; typed values stay. */
  formError?: string | undefined;
  children: ReactNode;
}

/** The `<form>`: if validation fails, focuses the first invalid field and announces the number of errors. */
export function SchemaForm<Input extends FieldValues, Output>(
  props: SchemaFormProps<Input, Output>,
) {
  const { form, onSubmit, formError, children, ...rest } = props;
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        // A dialog's form inside another form's React tree must not submit both.
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

/** Counts errors, which are nested like the values: a leaf has a string `type`. */
function countErrors(errors: FieldErrors | object): number {
  let count = 0;
  for (const entry of Object.values(errors)) {
    if (!entry || typeof entry !== 'object' || entry instanceof Element) continue;
    count += 'type' in entry && typeof entry.type === 'string' ? 1 : countErrors(entry);
  }
  return count;
}
