import { type Command, type Operation, operationNames, operations } from '@hoa/api';
import { type Actor, roles } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { exampleInputs, outcomeOf } from '../testing/index.ts';
import { officeRecords } from '../testing/office-records.ts';
import { openPortal, type Portal } from '../testing/sample-portal.ts';
import { useCases } from '../use-cases.ts';

type AllUseCases = Portal;

const openOffice = () => openPortal({ records: officeRecords });

const commands = operationNames.filter(
  (name): name is Command =>
    operations[name].kind === 'command' &&
    name in useCases &&
    // In the samples, everyone's own topics have comments.
    !/^(sessions|passkeys)\.|^topics\.withdraw$/.test(name),
);

describe('a command that is sent again with its request id', () => {
  it.each(commands)('gets the first answer: %s', async (name) => {
    const actor = await whoMay(name);
    const portal = openOffice();
    const input = { ...exampleInputs[name], requestId: 'r' };
    const first = await portal.as(actor).call(name, input);
    portal.wait(5);
    expect(await portal.as(actor).call(name, input)).toEqual(first);
  });

  // The input of a vote is not stored.
  const compared = commands.filter((name) => !/^polls\.vote/.test(name));

  it.each(compared)('is refused with other input: %s', async (name) => {
    const actor = await whoMay(name);
    const portal = openOffice();
    const input = exampleInputs[name];
    await portal.as(actor).call(name, { ...input, requestId: 'r' });
    const fields: unknown[] = [];
    for (const other of variants(input)) {
      const outcome = await outcomeOf(portal.as(actor), name, { ...other, requestId: 'r' });
      // Some variants are no valid input in the first place.
      expect(outcome).toMatchObject({ code: 'invalid-input' });
      fields.push('params' in outcome && (outcome.params as { field?: string }).field);
    }
    if (fields.length > 0) expect(fields).toContain('requestId');
  });
});

describe('an answered request', () => {
  const sent = { topicId: 'topic-welcome', content: ' Hello ', requestId: 'r' };
  const id = 'resident-1:comments.add:r';
  const at = '2026-03-09T10:00:00.000Z';
  const keep = ({ unitOfWork, association }: AllUseCases, request: object) =>
    unitOfWork.write(association, async ({ repositories: { answeredRequests } }) => {
      const before = await answeredRequests.get(id);
      answeredRequests.put({ ...before, id, at, answer: { id: 'first' }, ...request });
    });

  it('is returned even if a newer release validates the input differently', async () => {
    const portal = openPortal();
    await portal.run(mockActors.resident, 'comments.add', sent);
    await keep(portal, { input: 'checked by other rules' });
    expect(await portal.run(mockActors.resident, 'comments.add', sent)).toEqual({ id: 'first' });
  });

  it('from the previous release is matched by its validated input', async () => {
    const portal = openPortal();
    const input = JSON.stringify({ topicId: 'topic-welcome', content: 'Hello' });
    await keep(portal, { input });
    expect(await portal.run(mockActors.resident, 'comments.add', sent)).toEqual({ id: 'first' });
    await expect(
      portal.run(mockActors.resident, 'comments.add', { ...sent, content: 'Other' }),
    ).rejects.toMatchObject({ params: { problem: 'used-before' } });
  });

  it('is removed after 90 days by a later command, ten at a time', async () => {
    const portal = openPortal();
    const { unitOfWork, association } = portal;
    await unitOfWork.write(association, async ({ repositories: { answeredRequests } }) => {
      for (let each = 0; each < 15; each += 1) {
        const old = `2025-11-01T10:00:${10 + each}.000Z`;
        answeredRequests.put({ id: `old-${each}`, at: old, answer: {} });
      }
    });
    await portal.run(mockActors.resident, 'comments.add', sent);
    const left = await portal.read(({ answeredRequests }) => answeredRequests.find({}));
    expect(left.map((one) => one.id).sort()).toEqual(
      ['old-10', 'old-11', 'old-12', 'old-13', 'old-14', id].sort(),
    );
  });
});

describe('answers to requests', () => {
  const markRead = { id: 'notice-lamp-reply', requestId: 'r' };
  const daysOf90 = 90 * 24 * 60;

  it('are deleted after 90 days', async () => {
    const portal = openPortal();
    await portal.as('resident').call('notifications.markRead', markRead);
    portal.wait(daysOf90);
    const kept = await answersOf(portal);
    expect(kept.map(({ id }) => id)).toEqual(['resident-1:notifications.markRead:r']);
    portal.wait(1);
    await portal.as('resident').call('notifications.markRead', { ...markRead, requestId: 'later' });
    const left = await answersOf(portal);
    expect(left.map(({ id }) => id)).toEqual(['resident-1:notifications.markRead:later']);
  });

  it.each(['', 'x'.repeat(101)])('need a proper id: %j', async (requestId) => {
    await expect(
      openPortal()
        .as('resident')
        .call('notifications.markRead', { ...markRead, requestId }),
    ).rejects.toMatchObject({ code: 'invalid-input', params: { field: 'requestId' } });
  });
});

/** Somebody who may carry a command out with its example input. */
async function whoMay(name: Operation): Promise<Actor> {
  for (const role of roles) {
    const trial = await outcomeOf(openOffice().as(mockActors[role]), name);
    if (!(trial instanceof Error)) return mockActors[role];
  }
  throw new Error(`Nobody may carry out ${name} with its example input.`);
}

/** The input with one of its values changed or left out, for each of its values. */
function variants<T>(input: T): T[] {
  if (typeof input === 'string') return [`${input}x` as T];
  if (typeof input === 'number') return [(input + 1) as T];
  if (typeof input === 'boolean') return [!input as T];
  if (Array.isArray(input)) {
    return input.flatMap((item, at) => variants(item).map((other) => input.with(at, other) as T));
  }
  return Object.entries(input as object).flatMap(([key, value]) => [
    { ...input, [key]: undefined },
    ...variants(value).map((other) => ({ ...input, [key]: other })),
  ]);
}

const answersOf = (portal: Portal) =>
  portal.read(({ answeredRequests }) => answeredRequests.find({}));
