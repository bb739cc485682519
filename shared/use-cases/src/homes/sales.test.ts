import type { Input } from '@hoa/api';
import { isCurrent } from '@hoa/domain';
import { mockActors, testNow } from '@hoa/mock-data/testing';
import { describe, expect, it, test, vi } from 'vitest';
import { exampleInputs } from '../testing/index.ts';
import { openPortal } from '../testing/sample-portal.ts';

const { admin } = mockActors;
/** Owns B-203. */
const walt = 'resident-047';
const sale = {
  ...exampleInputs['homes.recordSale'],
  forwardingAddress: 'PO Box 88',
} satisfies Input<'homes.recordSale'>;
const at = '2026-04-17T06:00:00.000Z';
const before = new Date('2026-04-17T05:59:59.999Z');
const home = { label: sale.label };

function open() {
  let now = testNow;
  const portal = openPortal({ now: () => now });
  /** Returns the names of the people who hold the home at a time. */
  const holders = async (time: Date) => {
    const { people } = await portal.run(admin, 'homes.get', home);
    return people.filter((one) => isCurrent(one, time)).map(({ displayName }) => displayName);
  };
  return { ...portal, holders, moveTo: (time: string) => (now = new Date(time)) };
}

describe('a sale', () => {
  it('passes the home from the seller to the buyer at the beginning of the settlement day', async () => {
    const { run, read, holders, runJob, moveTo, jobs, waiting } = open();
    await run(admin, 'homes.recordSale', sale);
    expect(await holders(before)).toEqual(['Walt Simmons']);
    expect(await holders(new Date(at))).toEqual(['Nell Abara']);
    const found = await run(admin, 'homes.get', home);
    expect(found.sale).toMatchObject({
      day: '2026-04-17',
      at,
      buyer: { displayName: 'Nell Abara' },
    });
    await vi.waitFor(() => expect(jobs).toMatchObject([{ type: 'invitation-mail' }]));

    const buyer = found.sale?.buyer.uid ?? '';
    for (const uid of [walt, buyer]) {
      expect(waiting).toContainEqual({ type: 'membership-begun', uid, at });
    }
    const residents = () => read(({ residents: all }) => all.getMany([walt, buyer]));
    expect((await residents()).map(({ uid }) => uid)).toEqual([walt]);
    moveTo(at);
    for (const uid of [walt, buyer]) await runJob({ type: 'membership-begun', uid, at });
    expect((await residents()).map(({ uid }) => uid)).toEqual([buyer]);
    expect((await run(admin, 'homes.get', home)).sale).toBeUndefined();
  });

  it('gives the seller a forwarding address from that day on', async () => {
    const { run } = open();
    await run(admin, 'homes.recordSale', sale);
    expect(await run(admin, 'people.get', { personId: walt })).toMatchObject({
      forwarding: { address: 'PO Box 88', from: at },
    });
  });

  describe('the seller’s autopay', () => {
    const plan = { amount: 15_000, method: 'ach', frequency: 'monthly' } as const;
    const seller = { ...mockActors.resident, uid: walt, unit: sale.label };
    async function withAutopay() {
      const portal = open();
      await portal.run(seller, 'payments.saveAutopay', plan);
      const turnedOffAt = () =>
        portal.read(async ({ subscriptions }) => {
          return (await subscriptions.get(`${sale.label}:${walt}`))?.turnedOffAt;
        });
      return { ...portal, turnedOffAt };
    }

    it('ends on that day', async () => {
      const { run, runJob, moveTo, turnedOffAt } = await withAutopay();
      await run(admin, 'homes.recordSale', sale);
      expect(await turnedOffAt()).toBeUndefined();
      moveTo(at);
      await runJob({ type: 'membership-begun', uid: walt, at });
      expect(await turnedOffAt()).toBe(at);
    });

    it('goes on if the sale is undone', async () => {
      const { run, runJob, moveTo, turnedOffAt } = await withAutopay();
      await run(admin, 'homes.recordSale', sale);
      const { sale: recorded } = await run(admin, 'homes.get', home);
      await run(admin, 'homes.undoSale', { saleId: recorded?.id ?? '' });
      moveTo(at);
      await runJob({ type: 'membership-begun', uid: walt, at });
      expect(await turnedOffAt()).toBeUndefined();
    });

    it('ends immediately when the seller is removed', async () => {
      const { run, runJob, jobs, turnedOffAt } = await withAutopay();
      await run(admin, 'people.remove', { personId: walt });
      const due = jobs.filter(({ type }) => type === 'membership-begun');
      expect(due).toEqual([{ type: 'membership-begun', uid: walt, at: testNow.toISOString() }]);
      for (const job of due) await runJob(job);
      expect(await turnedOffAt()).toBe(testNow.toISOString());
    });
  });

  it('can lie in the past', async () => {
    const { run, holders } = open();
    await run(admin, 'homes.recordSale', { ...sale, on: '2026-02-01' });
    expect(await holders(testNow)).toEqual(['Nell Abara']);
    expect((await run(admin, 'homes.get', home)).sale).toBeUndefined();
  });

  it('to a member gives them one more home', async () => {
    const { run } = open();
    await run(admin, 'homes.recordSale', { ...sale, email: mockActors.resident.email });
    const person = await run(admin, 'people.get', { personId: mockActors.resident.uid });
    expect(person.memberships.map(({ unit }) => unit).sort()).toEqual(['A-101', 'B-203']);
  });

  it('hides the seller’s payments from the buyer', async () => {
    const { run, moveTo } = open();
    const seller = { ...mockActors.resident, unit: 'A-101' };
    const [paid] = (await run(seller, 'payments.history', {})).items;
    await run(admin, 'homes.recordSale', { ...sale, label: 'A-101', leaving: [seller.uid] });
    const { sale: recorded } = await run(admin, 'homes.get', { label: 'A-101' });
    moveTo('2026-04-18T00:00:00.000Z');
    const buyer = { ...seller, uid: recorded?.buyer.uid ?? '', email: sale.email };
    expect(await run(buyer, 'payments.history', {})).toEqual({ items: [], total: 0 });
    const seen = run(buyer, 'payments.get', { paymentId: paid?.id ?? '' });
    await expect(seen).rejects.toMatchObject({ code: 'not-found' });
    expect(await run(buyer, 'account.get', {})).not.toBeNull();
  });

  it('keeps the tenant', async () => {
    const { run, holders } = open();
    const tenant = { ...exampleInputs['people.invite'], displayName: 'Ori Lund' };
    await run(admin, 'people.invite', { ...tenant, email: 'ori@example.org', unit: 'B-203' });
    await run(admin, 'homes.recordSale', sale);
    expect(await holders(new Date(at))).toEqual(['Ori Lund', 'Nell Abara']);
  });

  test.each([
    [
      'someone who does not hold the home leaves',
      { leaving: ['admin-1'] },
      'leaving',
      'owner-unknown',
    ],
    ['nobody leaves', { leaving: [] }, 'leaving', 'leaving-required'],
    ['it is before the seller’s time', { on: '2018-01-01' }, 'on', 'before-since'],
    ['there is no day', { on: '' }, 'on', 'settlement-day-required'],
    ['the email is none', { email: 'nell' }, 'email', 'email-invalid'],
  ] as const)('is refused if %s', async (_, changes, field, problem) => {
    const { run } = open();
    const input = { ...sale, ...changes } as Input<'homes.recordSale'>;
    await expect(run(admin, 'homes.recordSale', input)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field, problem },
    });
  });

  it('is refused while another one is to come', async () => {
    const { run } = open();
    await run(admin, 'homes.recordSale', sale);
    const second = { ...sale, email: 'ori@example.org', displayName: 'Ori Lund' };
    await expect(run(admin, 'homes.recordSale', second)).rejects.toMatchObject({
      params: { field: 'on', problem: 'sale-exists' },
    });
  });
});

describe('undoing a sale', () => {
  it('leaves everything as it was', async () => {
    const { run, holders } = open();
    const person = await run(admin, 'people.get', { personId: walt });
    await run(admin, 'homes.recordSale', sale);
    const { sale: recorded } = await run(admin, 'homes.get', home);
    await run(admin, 'homes.undoSale', { saleId: recorded?.id ?? '' });
    expect(await run(admin, 'people.get', { personId: walt })).toEqual(person);
    expect(await holders(new Date(at))).toEqual(['Walt Simmons']);
    expect((await run(admin, 'homes.get', home)).sale).toBeUndefined();
    await run(admin, 'homes.recordSale', { ...sale, on: '2026-05-01' });
    expect(await holders(new Date('2026-05-02'))).toEqual(['Nell Abara']);
  });

  it('is refused on the settlement day', async () => {
    const { run, moveTo } = open();
    await run(admin, 'homes.recordSale', sale);
    const { sale: recorded } = await run(admin, 'homes.get', home);
    moveTo(at);
    await expect(
      run(admin, 'homes.undoSale', { saleId: recorded?.id ?? '' }),
    ).rejects.toMatchObject({ params: { problem: 'sale-settled' } });
  });
});
