import { mockActors, testNow } from '@hoa/mock-data/testing';
import { describe, expect, test } from 'vitest';
import { actorOf, openPortal } from '../testing/sample-portal.ts';

const payment = { amount: 15_000, method: 'card', requestId: 'first' } as const;

describe('a payment', () => {
  test('is booked with its fee and a confirmation number, and leaves the balance', async () => {
    const resident = openPortal().as('resident');
    const booked = await resident.call('payments.pay', payment);
    expect(booked).toMatchObject({ amount: 15_000, fees: 495, total: 15_495, status: 'completed' });
    expect(booked.confirmationNumber).toMatch(/^CH-\w+$/);
    expect((await resident.call('payments.history', {})).items[0]).toEqual(booked);
    expect(await resident.call('account.get', {})).toMatchObject({
      balance: 0,
      status: 'current',
      lastPayment: { amount: 15_000, date: booked.date },
    });
  });

  test('leaves a notification with what was charged, which opens its receipt [10.22]', async () => {
    const portal = openPortal();
    const resident = portal.as('resident');
    const before = await resident.call('notifications.list', {});
    const booked = await resident.call('payments.pay', payment);
    const { items, unread } = await resident.call('notifications.list', {});
    expect(unread).toBe(before.unread + 1);
    expect(items[0]).toMatchObject({
      title: 'Payment sent',
      message: `$154.95, fee included. Confirmation number ${booked.confirmationNumber}.`,
      type: 'payment',
      createdAt: booked.createdAt,
      actionUrl: `/payments?tab=history&receipt=${booked.id}`,
    });
    const admins = await portal.as('admin').call('notifications.list', {});
    expect(admins.items.map(({ title }) => title)).not.toContain('Payment sent');
  });

  test('by bank transfer is pending', async () => {
    const booked = await openPortal()
      .as('resident')
      .call('payments.pay', { ...payment, method: 'ach' });
    expect(booked).toMatchObject({ fees: 150, total: 15_150, status: 'pending' });
  });

  test('is booked once per request id: for repeated requests, concurrent ones, and ones from another tab', async () => {
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
    expect(await tab.call('payments.history', {})).toMatchObject({ total: before.total + 1 });
    expect(await otherTab.call('account.get', {})).toMatchObject({ balance: 0 });
  });

  test('with a new request id is a new payment', async () => {
    const resident = openPortal().as('resident');
    const one = await resident.call('payments.pay', payment);
    const other = await resident.call('payments.pay', { ...payment, requestId: 'second' });
    expect(other.id).not.toBe(one.id);
    expect(await resident.call('account.get', {})).toMatchObject({ balance: -15_000 });
  });

  test('belongs to the payer’s unit; request ids are separate for each person [7.8]', async () => {
    const portal = openPortal();
    const neighbour = portal.as({ ...actorOf('resident'), uid: 'resident-024' });
    const mine = await portal.as('resident').call('payments.pay', payment);
    const theirs = await neighbour.call('payments.pay', payment);
    expect(theirs.id).not.toBe(mine.id);
    expect(await neighbour.call('payments.history', {})).toEqual({ items: [theirs], total: 1 });
    expect(await neighbour.call('account.get', {})).toBeNull();
  });

  test.each([0, -1, 0.5])('of %d cents is refused', async (amount) => {
    await expect(
      openPortal()
        .as('resident')
        .call('payments.pay', { ...payment, amount }),
    ).rejects.toMatchObject({ code: 'invalid-input', params: { field: 'amount' } });
  });

  test('contains neither the payer nor the request id', async () => {
    const resident = openPortal().as('resident');
    const booked = await resident.call('payments.pay', payment);
    expect(booked).not.toHaveProperty('requestId');
    expect((await resident.call('payments.history', {})).items[0]).not.toHaveProperty('uid');
  });
});

describe('the dues of a unit', () => {
  const owner = { ...mockActors.resident, uid: 'resident-200', displayName: 'Rob Whitcomb' };
  const tenant = { ...owner, uid: 'resident-201', tenure: 'tenant' } as const;
  const neighbour = { ...owner, uid: 'resident-024', unit: 'A-204' };
  const nothing = { items: [], total: 0 };

  test('are those of every owner, with who paid', async () => {
    const portal = openPortal();
    const paid = await portal.as(owner).call('payments.pay', payment);
    expect(paid).toMatchObject({
      unit: 'A-101',
      paidBy: { uid: 'resident-200', displayName: 'Rob Whitcomb' },
    });
    const rae = portal.as('resident');
    expect((await rae.call('payments.history', {})).items[0]).toEqual(paid);
    expect(await rae.call('payments.get', { paymentId: paid.id })).toEqual(paid);
    expect(await rae.call('account.get', {})).toMatchObject({ unit: 'A-101', balance: 0 });
    expect(await portal.as(owner).call('account.get', {})).toEqual(
      await rae.call('account.get', {}),
    );
  });

  test('of their time stay readable to a former owner, and only those', async () => {
    const portal = openPortal();
    const [own] = (await portal.as('resident').call('payments.history', {})).items;
    const until = testNow.toISOString();
    const later = await portal.as(owner).call('payments.pay', payment);
    const former = portal.as({ ...mockActors.resident, until });
    const { items } = await former.call('payments.history', {});
    expect(items[0]).toEqual(own);
    expect(items.every(({ createdAt }) => createdAt < until)).toBe(true);
    await expect(former.call('payments.get', { paymentId: later.id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('are hidden from the owner of another unit', async () => {
    const portal = openPortal();
    const paid = await portal.as('resident').call('payments.pay', payment);
    const theirs = portal.as(neighbour);
    expect(await theirs.call('account.get', {})).toBeNull();
    expect(await theirs.call('payments.history', {})).toEqual(nothing);
    await expect(theirs.call('payments.get', { paymentId: paid.id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('are hidden from a tenant', async () => {
    const portal = openPortal();
    const theirs = portal.as(tenant);
    expect(await theirs.call('account.get', {})).toBeNull();
    expect(await theirs.call('payments.history', {})).toEqual(nothing);
    expect(await theirs.call('payments.subscription', {})).toBeNull();
    for (const command of [
      theirs.call('payments.pay', payment),
      theirs.call('payments.get', { paymentId: 'payment-028' }),
      theirs.call('payments.saveAutopay', { amount: 1, method: 'ach', frequency: 'monthly' }),
    ]) {
      await expect(command).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  test('are paid automatically by each owner for themselves', async () => {
    const portal = openPortal();
    const autopay = { amount: 5000, method: 'card', frequency: 'annually' } as const;
    const before = await portal.as('resident').call('payments.subscription', {});
    const theirs = await portal.as(owner).call('payments.saveAutopay', autopay);
    expect(theirs.paymentMethod).toEqual({ type: 'card', last4: '' });
    expect(await portal.as('resident').call('payments.subscription', {})).toEqual(before);
  });
});

describe('the payment history', () => {
  test('comes in pages, newest first [7.14]', async () => {
    const resident = openPortal().as('resident');
    const first = await resident.call('payments.history', {});
    const second = await resident.call('payments.history', { offset: 10 });
    const last = await resident.call('payments.history', { offset: 20 });
    expect([first, second, last].map(({ total, items }) => [total, items.length])).toEqual([
      [29, 10],
      [29, 10],
      [29, 9],
    ]);
    const dates = [first, second, last].flatMap(({ items }) => items.map(({ date }) => date));
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(dates).size).toBe(29);
  });

  test('can be filtered to pending payments', async () => {
    const resident = openPortal().as('resident');
    const pending = () => resident.call('payments.history', { status: 'pending' });
    expect((await pending()).items.map(({ id }) => id)).toEqual(['payment-029']);
    const { id } = await resident.call('payments.pay', { ...payment, method: 'ach' });
    expect((await pending()).items.map((each) => each.id)).toEqual([id, 'payment-029']);
  });

  test.each(['asc', 'desc'] as const)('sorts by the total, %s', async (direction) => {
    const { items } = await openPortal()
      .as('resident')
      .call('payments.history', { sort: { column: 'total', direction }, limit: 100 });
    const totals = items.map(({ total }) => total);
    const ascending = totals.toSorted((one, other) => one - other);
    expect(totals).toEqual(direction === 'asc' ? ascending : ascending.toReversed());
    expect(totals).toHaveLength(29);
  });
});

describe('autopay and settings', () => {
  test('autopay uses the payment method on file of the chosen type, on the due date', async () => {
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
      nextBillDate: (await resident.call('account.get', {}))?.dueDate,
      paymentMethod: { type: 'card', last4: '4417' },
    });
    expect(await resident.call('payments.subscription', {})).toEqual(saved);
    expect(saved).not.toHaveProperty('onFile');
  });

  test('autopay can be turned off, and set up again from the same account', async () => {
    const resident = openPortal().as('resident');
    const before = await resident.call('payments.subscription', {});
    const sources = await resident.call('payments.sources', {});
    expect(sources).toContainEqual(before?.paymentMethod);
    await resident.call('payments.turnOffAutopay', {});
    await resident.call('payments.turnOffAutopay', {});
    expect(await resident.call('payments.subscription', {})).toBeNull();
    expect(await resident.call('payments.sources', {})).toEqual(sources);
    const plan = { amount: 15_000, method: 'ach', frequency: 'monthly' } as const;
    expect(await resident.call('payments.saveAutopay', plan)).toEqual(before);
    expect(await resident.call('payments.subscription', {})).toEqual(before);
  });

  test('one owner cannot turn off another owner’s autopay', async () => {
    const portal = openPortal();
    const other = { ...mockActors.resident, uid: 'resident-200' };
    await portal.as(other).call('payments.turnOffAutopay', {});
    expect(await portal.as('resident').call('payments.subscription', {})).not.toBeNull();
    expect(await portal.as(other).call('payments.sources', {})).toEqual([]);
  });

  test('settings are saved', async () => {
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
