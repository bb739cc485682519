import { calendarDaySchema, isoDateSchema } from '@hoa/domain/schemas';
import * as fc from 'fast-check';
import type * as z from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { bare } from '../../database/columns.ts';

/** Texts that get lost or changed where a program quotes, splits or runs them. */
export const hostileTexts = [
  "José O'Brien",
  "apostrophes: ' ’ ‘ ʼ ′ ` ´ ＇",
  "'quoted' \"twice\" and ''again''",
  '007',
  ' both ends ',
  '=HYPERLINK("https://example.org";"x")',
  "'=1+1",
  '+1 555 010 0199',
  '-5',
  '@SUM(A1)',
  'one, two; three\ttabs',
  'lines\r\nof\rall\nkinds\r\n',
  '\uFEFFmark',
  'null',
  'true',
  '{"json": [1]}',
  '<script>alert(1)</script>',
  'Ünïcödé 日本 😀 e\u0301',
  '\\"\\n',
  '',
];

const longText = '’ x'.repeat(7000);

const plainTexts = [
  'en',
  'UTC',
  '18:30',
  'ada@example.org',
  '(555) 010-0199',
  '/tickets',
  'TKT',
  'light',
];

const anyTime = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const made = new Map<z.$ZodType, fc.Arbitrary<unknown>>();

/** Generates stored records that match a schema. */
export function anyRecord(schema: z.$ZodType): fc.Arbitrary<unknown> {
  const known = made.get(schema) ?? anyOf(schema);
  made.set(schema, known);
  return known;
}

function anyOf(schema: z.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return fc.option(anyRecord(def.innerType), { nil: undefined });
    case 'object':
      return fc
        .record(
          Object.fromEntries(
            Object.entries(def.shape).map(([key, each]) => [key, anyRecord(each)]),
          ),
        )
        .map(withoutMissing);
    case 'array':
      return fc.array(anyRecord(def.element), { maxLength: 3 });
    case 'record':
      return anyDictionary(def);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc
        .oneof(fc.nat({ max: 5 }), fc.nat(), fc.constant(1.25))
        .filter((number) => safeParse(schema, number).success);
    case 'string':
      return anyText(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function anyText(schema: z.$ZodType): fc.Arbitrary<string> {
  if (schema === isoDateSchema) return anyTime;
  if (schema === calendarDaySchema) return anyTime.map((time) => time.slice(0, 10));
  const isAccepted = (text: string) => safeParse(schema, text).success;
  const texts = fc.constantFrom(...[...hostileTexts, ...plainTexts].filter(isAccepted));
  if (!isAccepted(longText)) return texts;
  return fc.oneof(
    { weight: 200, arbitrary: texts },
    { weight: 1, arbitrary: fc.constant(longText) },
  );
}

function anyDictionary({ keyType, valueType }: z.$ZodRecordDef): fc.Arbitrary<unknown> {
  const { def } = (bare(keyType) as z.$ZodTypes)._zod;
  const values = anyRecord(valueType);
  if (def.type !== 'enum') return fc.dictionary(fc.constantFrom('a', '=b', "c'd"), values);
  return fc.record(Object.fromEntries(Object.values(def.entries).map((key) => [key, values])));
}

function withoutMissing(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
