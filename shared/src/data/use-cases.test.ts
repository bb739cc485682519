import { expect, it } from 'vitest';
import { communityQueries } from './community/queries.ts';
import { operationNames, operations } from './operations.ts';
import { ticketQueries } from './tickets/queries.ts';
import { fetchCommands, useCases } from './use-cases.ts';
import { vendorQueries } from './vendor/queries.ts';

const queries = { ...ticketQueries, ...vendorQueries, ...communityQueries };

it.each(operationNames)('offers %s exactly when its rules are written', async (name) => {
  const rules = operations[name].kind === 'command' ? await fetchCommands() : queries;
  expect(name in useCases).toBe(name in rules);
});

it('has the rules of no query among those of commands', async () => {
  const named = Object.keys(await fetchCommands());
  expect(named.filter((name) => name in queries)).toEqual([]);
});
