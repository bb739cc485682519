interface NumberSchema {
  safeParse(text: string): { readonly data?: number | undefined };
}

/** The number of a text field; blank counts as 0, and what the schema refuses is undefined. */
export function typedNumber(schema: NumberSchema, text = ''): number | undefined {
  return text.trim() === '' ? 0 : schema.safeParse(text).data;
}
