import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { operationNames } from './operations.ts';

interface Part {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  maximum?: number;
  properties?: Record<string, Part>;
  items?: Part;
  anyOf?: Part[];
  oneOf?: Part[];
  allOf?: Part[];
}

/** The paths below a part of a JSON schema whose value can be of any size. */
function unlimited(part: Part, path: string): string[] {
  const { type, properties = {}, items, anyOf = [], oneOf = [], allOf = [], maximum } = part;
  const isNumber = type === 'integer' || type === 'number';
  return [
    ...(isNumber && (maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER) ? [path] : []),
    ...Object.entries(properties).flatMap(([key, inner]) => unlimited(inner, `${path}.${key}`)),
    ...(items ? unlimited(items, `${path}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => unlimited(inner, path)),
  ];
}

describe('every input has limits', () => {
  it.each(operationNames)('%s', (name) => {
    const schema = z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' });
    expect(unlimited(schema as Part, name)).toEqual([]);
  });
});
