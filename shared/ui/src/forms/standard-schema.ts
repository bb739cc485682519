/** The part of a zod/mini schema that a form uses, in the terms of standardschema.dev. */
export interface StandardSchema<Input, Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  /** A code such as 'title-required', because schemas of this project use codes as messages. */
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  /** The values of the text's placeholders. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}
