import { type Operation, operationNames, PortalError } from '@hoa/api';
import { type Actor, roles } from '@hoa/domain';
import { exampleInputs, outcomeOf } from '@hoa/use-cases/testing';
import { describe, expect, it } from 'vitest';
import { sampleCollections } from './collections.ts';
import { emptyCollections } from './empty-collections.ts';
import { mockActors } from './mock-actors.ts';
import { memoryStores } from './storage/memory-stores.ts';
import { createSessionChanges } from './storage/session-changes.ts';
import type { BrowserStores } from './storage/snapshot.ts';
import { openGateway } from './testing/open-gateway.ts';

const elsewhere = (actor: Actor): Actor => ({ ...actor, hoaId: 'elm-court' });

/** Returns the outcome of an operation as plain data. */
async function answerOf(actor: Actor, name: Operation, options: Parameters<typeof openGateway>[1]) {
  const outcome = await outcomeOf(openGateway(actor, options), name);
  return outcome instanceof PortalError ? outcome.toData() : outcome;
}

/** Returns the keys of an association's stored changes. */
async function writtenIn(hoaId: string, { local, session }: BrowserStores) {
  const { collections } = await local.read();
  const keys = [...collections.keys(), ...createSessionChanges(session).read().keys()];
  return keys.filter((key) => key.startsWith(`${hoaId}/`));
}

describe.each(roles)('a %s of another association', (role) => {
  const actor = elsewhere(mockActors[role]);

  it.each(operationNames)('sees and changes nothing of this one by %s', async (name) => {
    const stores = memoryStores();
    const answer = await answerOf(actor, name, { stores });
    const inEmpty = { collections: emptyCollections(sampleCollections()) };
    expect(answer).toEqual(await answerOf(actor, name, inEmpty));
    expect(await writtenIn('default-hoa', stores)).toEqual([]);
  });
});

it('a new ticket notifies only the administrators of its own association', async () => {
  const stores = memoryStores();
  const as = (actor: Actor) => openGateway(actor, { stores });
  const noticesOf = async (actor: Actor) =>
    (await as(actor).call('notifications.list', {})).items.map(({ title, message }) => [
      title,
      message,
    ]);
  const before = await noticesOf(mockActors.admin);
  await as(elsewhere(mockActors.resident)).call('tickets.create', exampleInputs['tickets.create']);
  expect(await noticesOf(mockActors.admin)).toEqual(before);
  expect(await noticesOf(elsewhere(mockActors.admin))).toHaveLength(1);
});
