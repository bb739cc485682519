import type { Operation } from '@hoa/api';
import { useCases } from '@hoa/use-cases/all';
import { expect, it } from 'vitest';
import { offeredUseCases } from './offered-use-cases.ts';

const names = Object.keys(offeredUseCases) as Operation[];

it.each(names)('finds the use case of %s in its part', async (name) => {
  const outcome = (useCase: (typeof useCases)[Operation]) =>
    Promise.resolve()
      .then(() => (useCase as (context: object, input: object) => unknown)({}, {}))
      .then(String, String);
  expect(await outcome(offeredUseCases[name])).toBe(await outcome(useCases[name]));
});
