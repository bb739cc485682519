import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { operationNames } from './operations.ts';

interface Part {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  additionalProperties?: Part | boolean;
  properties?: Record<string, Part>;
  items?: Part;
  anyOf?: Part[];
  oneOf?: Part[];
  allOf?: Part[];
}

/** The paths below a part of a JSON schema whose value can be of any size. */
function unlimited(part: Part, path: string): string[] {
  const { properties = {}, additionalProperties: others, items } = part;
  const { anyOf = [], oneOf = [], allOf = [] } = part;
  return [
    ...(isLimited(part) ? [] : [path]),
    ...(typeof others === 'object' ? unlimited(others, `${path}.*`) : []),
    ...Object.entries(properties).flatMap(([key, inner]) => unlimited(inner, `${path}.${key}`)),
    ...(items ? unlimited(items, `${path}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => unlimited(inner, path)),
  ];
}

function isLimited({ type, enum: values, const: value, ...part }: Part): boolean {
  if (values || value !== undefined) return true;
  switch (type) {
    case 'string':
      return part.maxLength !== undefined;
    case 'array':
      return part.maxItems !== undefined;
    case 'integer':
    case 'number':
      return part.maximum !== undefined && part.maximum < Number.MAX_SAFE_INTEGER;
    default:
      // A part without a type that is no union takes anything.
      return type !== undefined || 'anyOf' in part || 'oneOf' in part || 'allOf' in part;
  }
}

describe('every input has limits', () => {
  it.each(operationNames)('%s', (name) => {
    const schema = z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' });
    expect(unlimited(schema as Part, name)).toEqual([]);
  });
});
