interface NumberSchema {
  safeParse(text: string): { readonly data?: number | undefined };
}

/** Returns the number in a text field: 0 if it is blank, undefined if the schema refuses it. */
export function typedNumber(schema: NumberSchema, text = ''): number | undefined {
  return text.trim() === '' ? 0 : schema.safeParse(text).data;
}
