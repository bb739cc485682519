import { operationNames, operations, PortalError } from '@hoa/api';
import { outcomeOf } from '@hoa/use-cases/testing';
import { describe, expect, it } from 'vitest';
import { noDelays, simulatedDelays } from './delays.ts';
import { mockActors } from './mock-actors.ts';
import { openGateway, testNow } from './testing/open-gateway.ts';
import { createUnimplementedGateway } from './unimplemented-gateway.ts';

const now = () => testNow;
const live = (role: keyof typeof mockActors) =>
  createUnimplementedGateway({ session: () => mockActors[role], now, delays: noDelays });

const writes = operationNames.filter(
  (name) => operations[name].kind === 'command' && live('admin').supports(name),
);
const settings = [
  'profile.update',
  'profile.savePreferences',
  'profile.savePrivacy',
  'profile.saveAppearance',
] as const;

describe('live data', () => {
  it.each([
    'threads.list',
    'notifications.list',
    'announcements.list',
    'events.list',
    'topics.list',
    'payments.history',
    'tickets.list',
  ] as const)('has an empty %s [1.8]', async (name) => {
    const answer = await live('resident').call(name, {});
    expect(answer).toMatchObject({ items: [], total: 0 });
  });

  it('keeps the email until a new one is confirmed [10.17]', async () => {
    const gateway = live('resident');
    const { email } = mockActors.resident;
    const form = { displayName: 'Rae', email: 'rae@example.org', phone: '' };
    const saved = await gateway.call('profile.update', form);
    expect(saved).toMatchObject({ displayName: 'Rae', email, pendingEmail: 'rae@example.org' });
  });

  it('has a profile from the sign-in, so that settings can be saved', async () => {
    const profile = await live('resident').call('profile.get', {});
    expect(profile).toMatchObject({ uid: 'resident-1', displayName: 'Rae Whitcomb' });
  });

  it.each(writes.filter((name) => !settings.some((setting) => setting === name)))(
    'says that %s is not implemented yet [1.9 7.18]',
    async (name) => {
      const answer = await outcomeOf(live('admin'), name);
      expect(answer).toBeInstanceOf(PortalError);
      expect(answer).toMatchObject({ message: 'Live data mode not implemented yet' });
    },
  );

  it.each(settings)('lets %s succeed [8.4.12]', async (name) => {
    expect(await outcomeOf(live('resident'), name)).toMatchObject({ uid: 'resident-1' });
  });
});

describe('simulated delays', () => {
  it('are 0.6 to 1 s with live data [1.8 9.35]', () => {
    expect(simulatedDelays(() => 0).live()).toBe(600);
    expect(simulatedDelays(() => 1).live()).toBe(1000);
  });

  it('are 2 s for a payment and a broadcast with sample data, and none for the rest [4.38 7.25 9.35]', () => {
    const slow = operationNames.filter((name) => simulatedDelays().mock(name) > 0);
    expect(slow).toEqual(['payments.pay', 'broadcasts.send']);
    expect(slow.map((name) => simulatedDelays().mock(name))).toEqual([2000, 2000]);
  });

  it('end as soon as the caller gives up, and nothing is done', async () => {
    const delays = { ...noDelays, mock: () => 3_600_000 };
    const gateway = openGateway(mockActors.resident, { delays });
    const controller = new AbortController();
    const paying = gateway.call('payments.pay', { amount: 100, method: 'ach' }, controller.signal);
    controller.abort();
    await expect(paying).rejects.toMatchObject({ code: 'aborted' });
  });
});
