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

/** A form whose values are `Input` while typed and `Output` once checked. */
export type SchemaFormState<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
> & {
  /** The most characters of a text, by the schema. */
  readonly longestText: (name: FieldPath<Input>) => number | undefined;
};

export interface SchemaFormOptions<Input> {
  /** What the fields hold at first; every field should have something, '' for text. */
  defaultValues: DefaultValues<Input>;
  /** The message for a schema's code. */
  errorText: ErrorText;
  /** The schema that knows the lengths of texts, where `schema` only checks. */
  lengths?: object;
}

/** A form checked by a schema: first when it is sent, then again as its fields are corrected. */
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
