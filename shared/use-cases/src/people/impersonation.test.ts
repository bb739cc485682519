import { type Operation, operationNames, operations } from '@hoa/api';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it, test } from 'vitest';
import { exampleInputs } from '../testing/example-inputs.ts';
import { openPortal } from '../testing/sample-portal.ts';

const { admin, resident } = mockActors;
const membershipId = 'membership-resident-047';

describe('an administrator', () => {
  it('views the portal as one resident at a time, for four hours, until they stop', async () => {
    const { run, read } = openPortal();
    const viewed = await run(admin, 'people.viewAs', { membershipId });
    expect(viewed).toMatchObject({
      id: membershipId,
      uid: 'resident-047',
      displayName: 'Walt Simmons',
      role: 'resident',
      unit: 'B-203',
      building: 'B',
      impersonation: 'view',
    });
    const next = 'membership-resident-048';
    await run(admin, 'people.viewAs', { membershipId: next });
    const views = () => read(({ impersonations }) => impersonations.find({ limit: 5 }));
    expect(await views()).toMatchObject([
      { membershipId: next, until: '2026-03-10T19:00:00.000Z' },
    ]);
    await run(admin, 'people.stopViewing', {});
    await run(admin, 'people.stopViewing', {});
    expect(await views()).toEqual([]);
  });

  it('acts for a resident without email', async () => {
    const { run } = openPortal();
    const invitation = { ...exampleInputs['people.invite'], email: '' };
    const { memberships } = await run(admin, 'people.invite', invitation);
    const [held] = memberships;
    const acted = await run(admin, 'people.viewAs', { membershipId: held?.id ?? '' });
    expect(acted).toMatchObject({ displayName: 'Nell Abara', impersonation: 'act' });
  });

  test.each([
    ['a vendor', 'membership-vendor-1'],
    ['an administrator', 'membership-admin-1'],
    ['nobody', 'membership-nobody-knows'],
  ])('does not view the portal as %s', async (_, other) => {
    const { run } = openPortal();
    const asked = run(admin, 'people.viewAs', { membershipId: other });
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
  });

  it('does not view the portal as a resident who has moved out', async () => {
    const { run } = openPortal();
    await run(admin, 'people.endMembership', { personId: 'resident-047', membershipId, on: '' });
    const asked = run(admin, 'people.viewAs', { membershipId });
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
  });
});

const commands = operationNames.filter((name) => operations[name].kind === 'command');
test.each(commands)('a view refuses %s', async (name: Operation) => {
  const { run } = openPortal();
  const viewed = { ...resident, impersonation: 'view' } as const;
  const refusal = { code: 'view-only' };
  if (name.startsWith('outbox.')) return;
  await expect(run(viewed, name, exampleInputs[name] as never)).rejects.toMatchObject(refusal);
});
