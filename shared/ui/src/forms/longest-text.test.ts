import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { longestText } from './longest-text.ts';

const line = z.string().check(z.trim(), z.maxLength(200));
const schema = z
  .object({
    title: line,
    place: z._default(line, ''),
    unit: z.optional(line),
    services: z.pipe(
      line,
      z.transform((text) => text.split(',')),
    ),
    materials: z.array(z.object({ item: line })),
    audience: z.object({ value: line }),
    amount: z.string(),
  })
  .check(z.refine(() => true));

it.each([
  ['title', 200],
  ['place', 200],
  ['unit', 200],
  ['services', 200],
  ['materials.0.item', 200],
  ['audience.value', 200],
  ['amount', undefined],
  ['unknown', undefined],
])('of %s it is %s', (name, longest) => {
  expect(longestText(schema, name)).toBe(longest);
});
