/** The parts used here of zod's schema description for library authors (`_zod`). */
interface Described {
  readonly shape?: Readonly<Record<string, Described>>;
  readonly _zod?: {
    readonly def: {
      readonly innerType?: Described;
      readonly in?: Described;
      readonly element?: Described;
      readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
    };
  };
}

interface Check {
  readonly check: string;
  readonly maximum?: number;
}

/** Returns a schema's maximum length of a text by its name in the form, such as `materials.0.item`. */
export function longestText(schema: object, name: string): number | undefined {
  let part: Described | undefined = schema;
  for (const step of name.split('.')) {
    const outer = unwrapped(part);
    part = outer?.shape?.[step] ?? (/^\d+$/.test(step) ? outer?._zod?.def.element : undefined);
  }
  const checks = unwrapped(part)?._zod?.def.checks?.map(({ _zod }) => _zod.def);
  return checks?.find(({ check }) => check === 'max_length')?.maximum;
}

/** Unwraps optional, default and pipe schemas. */
function unwrapped(schema: Described | undefined): Described | undefined {
  const def = schema?._zod?.def;
  const inner = def?.innerType ?? def?.in;
  return inner ? unwrapped(inner) : schema;
}
