import { expect, it } from 'vitest';
import { idempotency } from './idempotency.ts';
import { operationNames, operations } from './operations.ts';
import { compose, type OperationCall } from './pipeline.ts';
import type { Repeatable } from './request-id.ts';

const send = compose([idempotency, async ({ input }: OperationCall) => input]);
const requestIdOf = async (call: OperationCall) => ((await send(call)) as Repeatable).requestId;
const commands = operationNames.filter((name) => operations[name].kind === 'command');
const queries = operationNames.filter((name) => operations[name].kind === 'query');

it.each(commands)('gives every %s a request id of its own', async (name) => {
  const first = await requestIdOf({ name, input: {} });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await requestIdOf({ name, input: {} })).not.toBe(first);
  expect(await requestIdOf({ name, input: { requestId: 'mine' } })).toBe('mine');
});

it.each(queries)('gives %s none', async (name) => {
  expect(await requestIdOf({ name, input: {} })).toBeUndefined();
});
