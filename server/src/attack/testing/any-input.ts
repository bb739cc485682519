import * as fc from 'fast-check';

/** The subset of JSON Schema that the API description uses. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

export interface AnyInputOptions {
  readonly ids: readonly string[];
}

const unknownId = 'TKT-999999';

/** Texts that often break a program, its database, its log or its mail. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\r\nBcc: a@example.org',
  "'; DROP TABLE portal.tickets; --",
  '%',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  'a'.repeat(20_000),
];

const days = ['2026-03-01', '0000-00-00', '9999-12-31', '2026-02-30', '2026-03-01T09:00:00.000Z'];

/** Generates input that usually matches the schema and sometimes does not. */
export function anyInput(schema: Schema, options: AnyInputOptions): fc.Arbitrary<unknown> {
  const fitting = anyFitting(schema, '', options);
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    {
      weight: 1,
      arbitrary: fc.tuple(fitting, anyMore).map(([value, more]) => merged(value, more)),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  );
}

const anyMore = fc.dictionary(
  fc.constantFrom('__proto__', 'hoaId', 'uid', 'role', 'id', 'requestId', 'limit', 'version'),
  fc.jsonValue({ maxDepth: 2 }),
);

function merged(value: unknown, more: object): unknown {
  return typeof value === 'object' && value !== null ? { ...value, ...more } : value;
}

function anyFitting(schema: Schema, key: string, options: AnyInputOptions): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.$ref) return anyRequestId;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((each) => anyFitting(each, key, options)));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((each) => anyFitting(each, key, options)))
      .map((parts) => Object.assign({}, ...parts));
  }
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return anyNumber(schema);
    case 'array':
      return fc.array(anyFitting(schema.items ?? {}, key, options), { maxLength: 3 });
    case 'object':
      return anyObject(schema, options);
    case 'null':
      return fc.constant(null);
    default:
      return schema.type === 'string' || /id/i.test(key)
        ? anyText(key, schema, options)
        : fc.jsonValue({ maxDepth: 2 });
  }
}

const anyRequestId = fc.oneof(
  fc.constant({}),
  fc.record({ requestId: fc.oneof(fc.uuid(), fc.constantFrom(...hostileTexts)) }),
);

function anyNumber({ minimum = -10, maximum = 1_000_000 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, 1_000_000) }) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 1e300, 2 ** 53, -0) },
  );
}

function anyObject(schema: Schema, options: AnyInputOptions): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, anyFitting(each, name, options)]),
  );
  const known = fc.record(fields, {
    requiredKeys: required.filter((name) => name in fields),
  });
  if (typeof additionalProperties !== 'object') return known;
  return fc.dictionary(fc.string(), anyFitting(additionalProperties, '', options), { maxKeys: 3 });
}

function anyText(key: string, { format }: Schema, { ids }: AnyInputOptions): fc.Arbitrary<string> {
  const usual = /(^id|Id|Ids|Uid)$/.test(key)
    ? fc.constantFrom(...ids)
    : format === 'email' || /email/i.test(key)
      ? fc.constantFrom('ada@example.org', 'admin@cedarhollow.example', 'no email')
      : /date|from|until|before|at$/i.test(key)
        ? fc.constantFrom(...days)
        : fc.constantFrom('Hello', 'A-101', 'Straße 5', '😀');
  return fc.oneof(
    { weight: 6, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
}

/** Replaces the known ids in a value with unknown ones. */
export function asUnknown(value: unknown, ids: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return ids.has(value) ? unknownId : value;
  if (Array.isArray(value)) return value.map((each) => asUnknown(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, asUnknown(each, ids)]),
  );
}
