import { useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { longestText } from './longest-text.ts';
import { type ErrorText, schemaResolver } from './schema-resolver.ts';
import type { StandardSchema } from './standard-schema.ts';

/** A form whose values are `Input` while typing and `Output` after validation. */
export type SchemaFormState<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
> & {
  /** Returns the maximum length of a text by the schema. */
  readonly longestText: (name: FieldPath<Input>) => number | undefined;
};

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
