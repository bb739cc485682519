import { type Command, type Input, operationNames, operations, PortalError } from '@hoa/api';
import { roles } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { collections } from '../index.ts';
import { exampleInputs } from '../testing/index.ts';
import { actorOf, openPortal, type Portal } from '../testing/sample-portal.ts';

const chosen = 'chosen-by-the-client';

const commands = operationNames.filter(
  (name): name is Command => operations[name].kind === 'command',
);

/** A key that names a record, such as `id`, `ticketId` or `ids`. */
const isIdKey = (key: string) => /^ids?$|Ids?$/.test(key);

/** The input with an id that the client chose, once in place of each of its ids. */
function variants(input: object): object[] {
  return Object.entries(input).flatMap(([key, value]): object[] => {
    const replace = (part: unknown) => ({ ...input, [key]: part });
    if (isIdKey(key)) return [replace(Array.isArray(value) ? [chosen] : chosen)];
    if (Array.isArray(value)) {
      return value.flatMap((each, index) =>
        typeof each === 'object' && each !== null
          ? variants(each).map((part) => replace(value.with(index, part)))
          : [],
      );
    }
    return typeof value === 'object' && value !== null ? variants(value).map(replace) : [];
  });
}

/** The ids of all records, except answers to requests, which are stored by the person's own request ids. */
async function storedIds(portal: Portal): Promise<string[]> {
  const { answeredRequests: _, answeredProfileRequests: __, ...others } = collections;
  const names = Object.keys(others) as (keyof typeof others)[];
  return portal.read(async (repositories) => {
    const found = names.map(async (name) => {
      const records: { id: string }[] = await repositories[name].find({});
      return records.map(({ id }) => `${name}/${id}`);
    });
    return (await Promise.all(found)).flat();
  });
}

describe('an id that a client chooses', () => {
  it.each(commands)('is never the id of a record that %s stores', async (name) => {
    const input = exampleInputs[name];
    const inputs = [...variants(input), { ...input, id: chosen }, { ...input, requestId: chosen }];
    for (const role of roles) {
      const portal = openPortal();
      for (const each of inputs) {
        await portal.run(mockActors[role], name, each as Input<Command>).catch((error: unknown) => {
          expect(error).toBeInstanceOf(PortalError);
        });
      }
      expect((await storedIds(portal)).filter((id) => id.includes(chosen))).toEqual([]);
    }
  });
});

describe('the notification of an emergency', () => {
  const emergency = {
    title: 'Gas leak in Building B',
    content: 'Leave the building.',
    category: 'emergency',
    priority: 'high',
    pinned: false,
    urgent: true,
    published: true,
    publishAt: '',
    expireAt: '',
  } as const;

  it('still reaches other recipients after a resident tried to restore a withdrawn one', async () => {
    const portal = openPortal();
    const admin = portal.as('admin');
    const resident = portal.as('resident');
    const neighbor = portal.as({ ...actorOf('resident'), uid: 'resident-058', unit: 'A-304' });
    const news = await admin.call('news.save', emergency);
    const listed = async (gateway: typeof resident) =>
      (await gateway.call('notifications.list', {})).items.find(
        ({ title }) => title === emergency.title,
      );
    const notification = await listed(resident);
    if (!notification) throw new Error('The resident was not notified.');
    await resident.call('notifications.delete', { id: notification.id });
    await admin.call('news.setPublished', { id: news.id, published: false });
    // The input of earlier releases, which held the whole notification.
    const whole = { notification, id: notification.id };
    await expect(resident.call('notifications.restore', whole)).rejects.toMatchObject({
      code: 'not-found',
    });
    await admin.call('news.setPublished', { id: news.id, published: true });
    expect(await listed(neighbor)).toMatchObject({ read: false });
  });
});

it('a request id that is the id of an earlier payment charges again', async () => {
  const resident = openPortal().as('resident');
  const payment = { amount: 15_000, method: 'card' } as const;
  const first = await resident.call('payments.pay', payment);
  const second = await resident.call('payments.pay', { ...payment, requestId: first.id });
  expect(second.confirmationNumber).not.toBe(first.confirmationNumber);
});
