import { toNestErrors } from '@hookform/resolvers';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { longestText } from './longest-text.ts';
import type { StandardIssue, StandardSchema } from './standard-schema.ts';

/** A form whose values are `Input` while typing and `Output` after validation. */
export type SchemaFormState<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
> & {
  /** Returns the maximum length of a text by the schema. */
  readonly longestText: (name: FieldPath<Input>) => number | undefined;
};

/** The message for a schema's code. */
type ErrorText = (code: string, params?: Readonly<Record<string, string>>) => string;

export interface SchemaFormOptions<Input> {
  /** The initial values; give every field one, '' for text. */
  defaultValues: DefaultValues<Input>;
  /** Returns the message for a schema's error code. */
  errorText: ErrorText;
  /** The schema with the lengths of texts, if `schema` only validates. */
  lengths?: object;
}

/** A form validated by a schema: first on submit, then again as its fields are corrected. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: StandardSchema<Input, Output>,
  { defaultValues, errorText, lengths = schema }: SchemaFormOptions<Input>,
): SchemaFormState<Input, Output> {
  const wording = useRef(errorText);
  wording.current = errorText;
  const resolver = useMemo(
    () => schemaResolver(schema, (code, params) => wording.current(code, params)),
    [schema],
  );
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues, mode: 'onSubmit' });
  const limits = useMemo(
    () => ({ longestText: (name: FieldPath<Input>) => longestText(lengths, name) }),
    [lengths],
  );
  return Object.assign(form, limits);
}

/** Checks a form's values by a schema; of several problems with one field the first is shown. */
function schemaResolver<Input extends FieldValues, Output>(
  schema: StandardSchema<Input, Output>,
  errorText: ErrorText,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const flat: Record<string, FieldError> = {};
    for (const issue of result.issues) {
      flat[pathOf(issue)] ??= {
        type: issue.message,
        message: errorText(issue.message, textParams(issue.params)),
      };
    }
    return { values: {}, errors: toNestErrors<Input>(flat, options) };
  };
}

function pathOf({ path = [] }: StandardIssue): string {
  return path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || 'root';
}

function textParams(params: StandardIssue['params']): Record<string, string> | undefined {
  if (!params) return undefined;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/**
 * Reports to a dialog if its form has unsaved input. A layout effect, so that it runs before the next key, which may be
 * the Escape that closes the dialog.
 */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
}
