import { PortalError } from '@hoa/api';
import { type CalendarDay, dayOf, daysLater, isCurrent } from '@hoa/domain';
import { mockActors, testNow } from '@hoa/mock-data/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const { admin } = mockActors;
const today = dayOf(testNow, 'America/Denver');
const homes = ['1 Elm', '2 Elm'];
const people = ['Ada', 'Ben', 'Cyd'];

/** Days are counted from today. A membership is held from the beginning of `from` to the beginning of `until`. */
interface Held {
  readonly name: string;
  readonly home: string;
  readonly from: number;
  until: number;
}
interface Sale {
  readonly home: string;
  readonly day: number;
  readonly before: ReadonlyMap<Held, number>;
  readonly bought: Held;
  isUndone: boolean;
}

const day = fc.integer({ min: -6, max: 6 });
const step = fc.oneof(
  fc.record({
    type: fc.constant('invite' as const),
    name: fc.constantFrom(...people),
    home: fc.constantFrom(...homes),
    day,
  }),
  fc.record({ type: fc.constant('end' as const), which: fc.nat(9), day }),
  fc.record({ type: fc.constant('sell' as const), home: fc.constantFrom(...homes), day }),
  fc.record({ type: fc.constant('undo' as const), home: fc.constantFrom(...homes) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const isHeldNow = ({ from, until }: Held) => until > 0 && from < until;

/** Does a step as the rules say; returns the problem that refuses it. */
function advance(all: Held[], sales: Sale[], one: Step, buyer: string): string | undefined {
  if (one.type === 'invite') {
    const { name, home, day: from } = one;
    if (all.some((held) => held.name === name && held.home === home && isHeldNow(held))) {
      return 'member-already';
    }
    all.push({ name, home, from, until: Number.POSITIVE_INFINITY });
  } else if (one.type === 'end') {
    const held = all[one.which % all.length];
    if (!held) return 'nothing';
    if (!isHeldNow(held)) return 'membership-over';
    if (one.day < held.from) return 'before-since';
    held.until = one.day;
  } else if (one.type === 'sell') {
    const leaving = all.filter((held) => held.home === one.home && isHeldNow(held));
    if (leaving.length === 0) return 'nothing';
    if (toCome(sales, one.home)) return 'sale-exists';
    if (leaving.some(({ from }) => one.day < from)) return 'before-since';
    const before = new Map(leaving.map((held) => [held, held.until]));
    for (const held of leaving) held.until = Math.min(held.until, one.day);
    const bought = { name: buyer, home: one.home, from: one.day, until: Number.POSITIVE_INFINITY };
    all.push(bought);
    sales.push({ home: one.home, day: one.day, before, bought, isUndone: false });
  } else {
    const sale = toCome(sales, one.home);
    if (!sale) return 'nothing';
    for (const [held, until] of sale.before) held.until = until;
    sale.bought.until = sale.bought.from;
    sale.isUndone = true;
  }
  return undefined;
}

const toCome = (sales: readonly Sale[], home: string) =>
  sales.find((sale) => sale.home === home && sale.day > 0 && !sale.isUndone);

it('shows who holds each home on every day as a simple model does, for any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { run } = openPortal();
      for (const label of homes) {
        await run(admin, 'homes.add', { label, building: '', address: '', notes: '' });
      }
      const uids = new Map<string, string>();
      const memberships: string[] = [];
      const all: Held[] = [];
      const sales: Sale[] = [];
      for (const [at, one] of steps.entries()) {
        const buyer = `Buyer ${at}`;
        const known = all.length;
        const which = one.type === 'end' ? one.which % known : 0;
        const expected = advance(all, sales, one, buyer);
        if (expected === 'nothing') continue;
        const outcome = await attempt(one, which, buyer);
        expect(outcome).toBe(expected);
      }
      for (let each = -8; each <= 8; each += 1) {
        const noon = new Date(`${daysLater(today, each)}T18:00:00.000Z`);
        const held = all
          .filter(({ from, until }) => from <= each && each < until)
          .map(({ name, home }) => `${name} ${home}`);
        expect((await holdersAt(noon)).sort(), `day ${each}`).toEqual(held.sort());
      }

      /** Does a step; returns the problem of its refusal. */
      async function attempt(one: Step, which: number, buyer: string) {
        try {
          if (one.type === 'invite') await invite(one.name, one.home, daysLater(today, one.day));
          else if (one.type === 'end') await end(which, daysLater(today, one.day));
          else if (one.type === 'sell') await sell(one.home, daysLater(today, one.day), buyer);
          else {
            const { sale } = await run(admin, 'homes.get', { label: one.home });
            await run(admin, 'homes.undoSale', { saleId: sale?.id ?? '' });
          }
          return undefined;
        } catch (error) {
          return PortalError.from(error).params.problem;
        }
      }

      async function invite(name: string, unit: string, from: CalendarDay) {
        const personId = uids.get(name);
        const { id, memberships: own } = await run(admin, 'people.invite', {
          ...{ displayName: name, email: '', phone: '', role: 'resident', unit, tenure: 'owner' },
          ...{ company: '', services: [], from },
          ...(personId && { personId }),
        });
        uids.set(name, id);
        memberships.push(own.find((held) => !memberships.includes(held.id))?.id ?? '');
      }

      async function end(which: number, on: CalendarDay) {
        const personId = uids.get(all[which]?.name ?? '') ?? '';
        await run(admin, 'people.endMembership', {
          personId,
          membershipId: memberships[which] ?? '',
          on,
        });
      }

      async function sell(label: string, on: CalendarDay, displayName: string) {
        const { people: before } = await run(admin, 'homes.get', { label });
        const email = `${displayName.replace(' ', '')}@example.org`;
        await run(admin, 'homes.recordSale', {
          ...{ label, leaving: before.map(({ uid }) => uid), displayName, email, phone: '', on },
          forwardingAddress: '',
        });
        const { items } = await run(admin, 'people.list', { search: email });
        const [bought] = items;
        uids.set(displayName, bought?.id ?? '');
        memberships.push(bought?.memberships[0]?.id ?? '');
      }

      async function holdersAt(time: Date): Promise<string[]> {
        const known = await Promise.all(
          [...uids].map(async ([name, personId]) => ({
            name,
            ...(await run(admin, 'people.get', { personId })),
          })),
        );
        return known.flatMap(({ name, memberships: own }) =>
          own.filter((held) => isCurrent(held, time)).map(({ unit }) => `${name} ${unit}`),
        );
      }
    }),
    { numRuns: 2000 },
  );
}, 120_000);
