import { useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type ErrorText, schemaResolver } from './schema-resolver.ts';
import type { StandardSchema } from './standard-schema.ts';

/** A form whose values are `Input` while typed and `Output` once checked. */
export type SchemaFormState<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
>;

export interface SchemaFormOptions<Input> {
  /** What the fields hold at first; every field should have something, '' for text. */
  defaultValues: DefaultValues<Input>;
  /** The message for a schema's code. */
  errorText: ErrorText;
}

/** A form checked by a schema: first when it is sent, then again as its fields are corrected. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: StandardSchema<Input, Output>,
  { defaultValues, errorText }: SchemaFormOptions<Input>,
): SchemaFormState<Input, Output> {
  const wording = useRef(errorText);
  wording.current = errorText;
  const resolver = useMemo(
    () => schemaResolver(schema, (code, params) => wording.current(code, params)),
    [schema],
  );
  return useForm<Input, unknown, Output>({ resolver, defaultValues, mode: 'onSubmit' });
}
