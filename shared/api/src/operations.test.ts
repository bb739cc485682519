import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { contract } from './contract.ts';
import { isOperation, operationNames, operations } from './operations.ts';

describe('the table of operations', () => {
  it.each(operationNames)(
    'marks %s as bare if and only if it is a query that accepts {} as input',
    (name) => {
      const schema: z.ZodMiniType = contract[name].input;
      const isBare = operations[name].kind === 'query' && schema.safeParse({}).success;
      expect(operations[name].isBare).toBe(isBare);
    },
  );

  it.each(operationNames)('has input and output for %s in the contract', (name) => {
    expect(Object.keys(contract[name])).toEqual(['input', 'output']);
  });

  it('has a query for every tag that a command changes', () => {
    const all = Object.values(operations);
    const shown = new Set(all.filter(({ kind }) => kind === 'query').flatMap((one) => one.tags));
    const changed = all.filter(({ kind }) => kind === 'command').flatMap((one) => one.tags);
    const unseen = new Set(changed.filter((tag) => !shown.has(tag)));
    // No operation lists broadcasts or other people's profiles; residents see broadcasts as threads.
    expect([...unseen].filter((tag) => tag !== 'broadcasts')).toEqual([]);
  });

  it('knows its own names and no others', () => {
    expect(isOperation('tickets.list')).toBe(true);
    expect(isOperation('toString')).toBe(false);
  });
});
