import { expect, it } from 'vitest';
import { implementedOperations } from './kernel/use-case.ts';
import { useCases } from './use-cases.ts';

it('has a use case for every operation that counts as implemented, and for no other', () => {
  expect(Object.keys(useCases).sort()).toEqual([...implementedOperations].sort());
});
