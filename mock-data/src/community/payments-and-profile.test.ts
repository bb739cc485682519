import { describe, expect, test } from 'vitest';
import { actorOf, openPortal } from './testing/open-portal.ts';

const payment = { amount: 15_000, method: 'card', idempotencyKey: 'first' } as const;

describe('a payment', () => {
  test('is booked with its fee and a confirmation number, and leaves the balance', async () => {
    const resident = openPortal().as('resident');
    const booked = await resident.call('payments.pay', payment);
    expect(booked).toMatchObject({ amount: 15_000, fees: 495, total: 15_495, status: 'completed' });
    expect(booked.confirmationNumber).toMatch(/^CH-\w+$/);
    expect((await resident.call('payments.history', {}))[0]).toEqual(booked);
    expect(await resident.call('account.get', {})).toMatchObject({
      balance: 0,
      status: 'current',
      lastPayment: { amount: 15_000, date: booked.date },
    });
  });

  test('by bank transfer is pending', async () => {
    const booked = await openPortal()
      .as('resident')
      .call('payments.pay', { ...payment, method: 'ach' });
    expect(booked).toMatchObject({ fees: 150, total: 15_150, status: 'pending' });
  });

  test('is booked once for a key: twice in a row, at once, and from another tab', async () => {
    const portal = openPortal();
    const [tab, otherTab] = [portal.as('resident'), portal.as('resident')];
    const before = await tab.call('payments.history', {});
    const answers = await Promise.all([
      tab.call('payments.pay', payment),
      tab.call('payments.pay', payment),
      otherTab.call('payments.pay', payment),
    ]);
    answers.push(await otherTab.call('payments.pay', payment));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await tab.call('payments.history', {})).toHaveLength(before.length + 1);
    expect(await otherTab.call('account.get', {})).toMatchObject({ balance: 0 });
  });

  test('with a new key is a new payment', async () => {
    const resident = openPortal().as('resident');
    const one = await resident.call('payments.pay', payment);
    const other = await resident.call('payments.pay', { ...payment, idempotencyKey: 'second' });
    expect(other.id).not.toBe(one.id);
    expect(await resident.call('account.get', {})).toMatchObject({ balance: -15_000 });
  });

  test('belongs to whoever made it; another’s key is theirs', async () => {
    const portal = openPortal();
    const neighbour = portal.as({ ...actorOf('resident'), uid: 'resident-024' });
    const mine = await portal.as('resident').call('payments.pay', payment);
    const theirs = await neighbour.call('payments.pay', payment);
    expect(theirs.id).not.toBe(mine.id);
    expect(await neighbour.call('payments.history', {})).toEqual([theirs]);
    expect(await neighbour.call('account.get', {})).toBeNull();
  });

  test.each([0, -1, 0.5])('of %d cents is refused', async (amount) => {
    await expect(
      openPortal()
        .as('resident')
        .call('payments.pay', { ...payment, amount }),
    ).rejects.toMatchObject({ code: 'invalid-input', params: { field: 'amount' } });
  });

  test('says nothing of whose it is or of its key', async () => {
    const resident = openPortal().as('resident');
    const booked = await resident.call('payments.pay', payment);
    expect(booked).not.toHaveProperty('idempotencyKey');
    expect((await resident.call('payments.history', {}))[0]).not.toHaveProperty('uid');
  });
});

describe('autopay and settings', () => {
  test('autopay draws from what is on file of the chosen kind, on the same day', async () => {
    const resident = openPortal().as('resident');
    const saved = await resident.call('payments.saveAutopay', {
      amount: 20_000,
      method: 'card',
      frequency: 'quarterly',
    });
    expect(saved).toMatchObject({
      amount: 20_000,
      fees: 650,
      totalAmount: 20_650,
      frequency: 'quarterly',
      nextBillDate: '2025-02-15',
      paymentMethod: { type: 'card', last4: '4417' },
    });
    expect(await resident.call('payments.subscription', {})).toEqual(saved);
    expect(saved).not.toHaveProperty('onFile');
  });

  test('settings are kept', async () => {
    const portal = openPortal();
    const settings = {
      defaultMethod: 'card',
      emailReceipts: false,
      paymentReminders: true,
    } as const;
    await portal.as('resident').call('payments.saveSettings', settings);
    expect(await portal.as('resident').call('payments.settings', {})).toEqual(settings);
  });
});

describe('a profile', () => {
  test('is kept in the browser’s session and nowhere else', async () => {
    const portal = openPortal();
    const form = { displayName: ' Rae W. ', email: 'rae@example.org', phone: '' };
    await portal.as('resident').call('profile.update', form);
    const profile = await portal.as('resident').call('profile.get', {});
    expect(profile).toMatchObject({
      displayName: 'Rae W.',
      email: 'rae@example.org',
      unit: 'A-101',
    });
    expect(profile).not.toHaveProperty('phone');
    expect(portal.storage.session.getItem('hoa:v1:profiles')).toContain('Rae W.');
    expect(portal.storage.local.length).toBe(0);
  });

  test.each([
    ['displayName', { displayName: '', email: 'rae@example.org', phone: '' }],
    ['email', { displayName: 'Rae', email: ' ', phone: '' }],
    ['email', { displayName: 'Rae', email: 'rae', phone: '' }],
  ])('needs its %s', async (field, form) => {
    await expect(openPortal().as('resident').call('profile.update', form)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field },
    });
  });

  test('theme and language are saved each without the other', async () => {
    const resident = openPortal().as('resident');
    await resident.call('profile.saveAppearance', { theme: 'dark' });
    const profile = await resident.call('profile.saveAppearance', { language: 'fr' });
    expect(profile.preferences).toMatchObject({ theme: 'dark', language: 'fr' });
  });

  test.each([
    ['resident', { showUnit: false, showPhone: true, showEmail: false }],
    ['vendor', { showServices: false, showPhone: true, showEmail: false }],
    ['admin', { showTitle: false, showPhone: true, showEmail: false }],
  ] as const)('a %s has the privacy choices of the role and no others', async (role, privacy) => {
    const input = { privacy: { showPhone: true } };
    const profile = await openPortal().as(role).call('profile.savePrivacy', input);
    expect(profile.preferences.privacy).toEqual(privacy);
  });

  test('of somebody the samples do not know starts with what the sign-in knows', async () => {
    const newcomer = { ...actorOf('resident'), uid: 'new', displayName: 'Nell', unit: 'C-101' };
    expect(await openPortal().as(newcomer).call('profile.get', {})).toMatchObject({
      uid: 'new',
      displayName: 'Nell',
      unit: 'C-101',
      preferences: { theme: 'auto', language: 'en' },
    });
  });
});
