import type { Input } from '@hoa/api';
import type { Actor, Role } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { expect, it } from 'vitest';
import { exampleInputs } from '../testing/index.ts';
import { openPortal, type Portal } from '../testing/sample-portal.ts';

const { resident, vendor, admin } = mockActors;

const as = (person: Actor, role: Role): Actor => ({ ...person, role });

const alsoAdmin = ({ unitOfWork, association }: Portal, { uid }: Actor) =>
  unitOfWork.write(association, async ({ repositories }) => {
    const since = '2020-01-01T00:00:00.000Z';
    repositories.memberships.put({ id: `${uid}-admin`, uid, role: 'admin', since, groups: [] });
  });

/** The ids of what a person is notified of, in whichever of their roles they look. */
async function noticesOf({ run }: Portal, person: Actor, roles: readonly Role[]) {
  const lists = roles.map((role) =>
    run(as(person, role), role === 'vendor' ? 'vendorNotifications.list' : 'notifications.list', {
      limit: 100,
    }),
  );
  return new Set((await Promise.all(lists)).flatMap(({ items }) => items.map(({ id }) => id)));
}

const message = (ticketId: string): Input<'tickets.postMessage'> => ({
  ticketId,
  content: 'At nine.',
  isInternal: false,
  attachments: [],
});

const order = (portal: Portal, by: Actor, changes: Partial<Input<'tickets.createWorkItem'>> = {}) =>
  portal.run(by, 'tickets.createWorkItem', {
    ...exampleInputs['tickets.createWorkItem'],
    ...changes,
  });

const report = (portal: Portal, by: Actor) =>
  portal.run(by, 'tickets.create', { ...exampleInputs['tickets.create'], attachments: [] });

type Deed = () => Promise<unknown>;

interface Case {
  readonly title: string;
  readonly person: Actor;
  readonly roles: readonly Role[];
  readonly count: number;
  /** Prepares the event and returns it. */
  readonly event: (portal: Portal) => Promise<Deed>;
}

const cases: Case[] = [
  {
    title: 'notifies the administrator who ordered the work once of a message of its vendor',
    person: admin,
    roles: ['admin', 'resident'],
    count: 1,
    event: async (portal) => {
      const { id } = await order(portal, admin);
      return () => portal.run(vendor, 'tickets.postMessage', message(id));
    },
  },
  {
    title: 'notifies a vendor who is an administrator once of a message of the submitter',
    person: vendor,
    roles: ['vendor', 'admin'],
    count: 1,
    event: async (portal) => {
      const { id } = await report(portal, resident);
      await portal.run(admin, 'tickets.assign', { ticketId: id, vendorId: vendor.uid });
      return () => portal.run(resident, 'tickets.postMessage', message(id));
    },
  },
  {
    title: 'does not notify a vendor who is an administrator of their own message',
    person: vendor,
    roles: ['vendor', 'admin'],
    count: 0,
    event: async (portal) => {
      const { id } = await order(portal, admin);
      return () => portal.run(vendor, 'tickets.postMessage', message(id));
    },
  },
  {
    title: 'does not notify a resident who is an administrator of their own ticket',
    person: resident,
    roles: ['resident', 'admin'],
    count: 0,
    event: async (portal) => () => report(portal, resident),
  },
  {
    title:
      'notifies a vendor who submitted the ticket as a resident once of work that is ordered for it',
    person: vendor,
    roles: ['vendor', 'resident'],
    count: 1,
    event: async (portal) => {
      const { id } = await report(portal, as(vendor, 'resident'));
      return () => order(portal, admin, { orderedFor: id });
    },
  },
  {
    title: 'notifies a vendor who submitted the ticket as a resident once of its assignment',
    person: vendor,
    roles: ['vendor', 'resident'],
    count: 1,
    event: async (portal) => {
      const { id } = await report(portal, as(vendor, 'resident'));
      return () => portal.run(admin, 'tickets.assign', { ticketId: id, vendorId: vendor.uid });
    },
  },
];

it.each(cases.map((each) => [each.title, each] as const))(
  '%s',
  async (_, { person, roles, count, event }) => {
    const portal = openPortal();
    if (roles.includes('admin') && person !== admin) await alsoAdmin(portal, person);
    const deed = await event(portal);
    const before = await noticesOf(portal, person, roles);
    await deed();
    const after = await noticesOf(portal, person, roles);
    expect([...after].filter((id) => !before.has(id))).toHaveLength(count);
  },
);
