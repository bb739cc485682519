import { PortalError } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ada, openNeighborhood, rae, walt } from '../testing/open-neighborhood.ts';

const lena: Actor = { ...ada, uid: 'admin-treasurer', displayName: 'Lena Fischer' };
const hank: Actor = { ...ada, uid: 'admin-board-president', displayName: 'Hank Morrow' };

/** Opens a portal in which Rae has written to the office. */
async function openOffice() {
  const portal = await openNeighborhood();
  portal.wait(1);
  await portal.unitOfWork.write(portal.association, async ({ repositories }) => {
    for (const { uid, displayName, email } of [lena, hank]) {
      repositories.people.put({ id: uid, uid, displayName, email });
      const since = '2026-01-01T00:00:00.000Z';
      repositories.memberships.put({ id: uid, uid, role: 'admin', since, groups: [] });
    }
  });
  const { threadId } = await portal.compose(rae, { toOffice: true });
  const officeOf = async (who: Actor = rae) =>
    (await portal.as(who).call('threads.get', { threadId })).office;
  const list = async (filter: 'open' | 'mine' | 'answered' | 'closed', who = ada) =>
    (await portal.as(who).call('inbox.list', { filter })).items.map(({ id }) => id);
  const reply = (who: Actor, content = 'Yes') =>
    portal.as(who).call('threads.reply', { threadId, content, attachments: [] });
  const assign = (who: Actor, to: Actor, seen = '') =>
    portal.as(who).call('inbox.assign', { threadId, to: to.uid, seen });
  return { ...portal, threadId, officeOf, list, reply, assign };
}

describe('a conversation with the office', () => {
  test('waits, is taken, answered for the office and closed, as its writer sees', async () => {
    const { as, threadId, officeOf, list, reply, assign, wait } = await openOffice();
    const { waitingSince } = (await officeOf()) ?? {};
    expect(await officeOf()).toEqual({ state: 'waiting', waitingSince });
    expect([await list('open'), await list('mine')]).toEqual([[threadId], []]);
    await assign(ada, ada);
    const taken = { takenByUid: ada.uid, takenByName: ada.displayName };
    expect(await officeOf()).toEqual({ state: 'waiting', waitingSince, ...taken });
    expect([await list('mine'), await list('mine', lena)]).toEqual([[threadId], []]);
    wait(5);
    expect(await reply(ada)).toMatchObject({ office: true, author: { uid: ada.uid } });
    expect(await officeOf()).toEqual({ state: 'answered', waitingSince, ...taken });
    expect([await list('open'), await list('answered')]).toEqual([[], [threadId]]);
    await as(ada).call('inbox.setClosed', { threadId, closed: true });
    expect([await list('mine'), await list('closed')]).toEqual([[], [threadId]]);
    wait(5);
    expect(await reply(rae, 'One more question')).not.toHaveProperty('office');
    const later = await officeOf();
    expect(later).toMatchObject({ state: 'waiting', ...taken });
    expect(later?.waitingSince).not.toBe(waitingSince);
  });

  test('keeps the time of the first message that waits', async () => {
    const { officeOf, reply, wait } = await openOffice();
    const before = await officeOf();
    wait(5);
    await reply(rae, 'Hello?');
    expect(await officeOf()).toEqual(before);
  });

  test('is answered by whoever writes first, who has then taken it', async () => {
    const { officeOf, reply } = await openOffice();
    await reply(lena);
    await reply(hank);
    expect(await officeOf()).toMatchObject({ state: 'answered', takenByUid: lena.uid });
  });

  test('notifies the office, then who has taken it, and the writer of an answer', async () => {
    const { noticesOf, reply, assign, wait } = await openOffice();
    const codes = async (who: Actor) =>
      (await noticesOf(who)).flatMap(({ notice }) => notice?.code ?? []);
    expect([await codes(ada), await codes(lena)]).toEqual([['office-message'], ['office-message']]);
    wait(1);
    await assign(ada, lena);
    expect(await codes(lena)).toEqual(['office-handed', 'office-message']);
    wait(1);
    await reply(rae, 'Hello?');
    expect(await codes(lena)).toEqual(['office-message', 'office-handed', 'office-message']);
    expect(await codes(ada)).toEqual(['office-message']);
    await reply(lena);
    expect(await codes(rae)).toContain('thread-message');
  });

  test.each([
    ['gave up their membership', { role: 'admin', until: '2026-01-02T00:00:00.000Z' } as const],
    ['holds an office that does not answer', { role: 'admin', office: 'treasurer' } as const],
  ])('is nobody’s again once who has taken it %s', async (_, changes) => {
    const { as, officeOf, noticesOf, reply, assign, association, unitOfWork, wait } =
      await openOffice();
    await assign(ada, lena);
    await unitOfWork.write(association, async ({ repositories: { memberships } }) => {
      const [before] = await memberships.getMany([lena.uid]);
      if (before) memberships.put({ ...before, ...changes });
    });
    wait(5);
    const messages = async (who: Actor) =>
      (await noticesOf(who)).filter(({ notice }) => notice?.code === 'office-message').length;
    const before = [
      await messages(ada),
      await messages(hank),
      await messages({ ...lena, permissions: [] }),
    ];
    await reply(rae, 'The new code is 4711');
    const after = [
      await messages(ada),
      await messages(hank),
      await messages({ ...lena, permissions: [] }),
    ];
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 0]);
    expect(await officeOf()).not.toHaveProperty('takenByUid');
    await reply(hank);
    expect(await officeOf()).toMatchObject({ takenByUid: hank.uid });
    expect((await as(ada).call('inbox.list', { filter: 'answered' })).total).toBe(1);
  });

  test('is in the inbox only, neither in the messages nor the unread count of the office', async () => {
    const { as, threadId } = await openOffice();
    const own = await as(ada).call('threads.list', { limit: 100 });
    expect(own.items.map(({ id }) => id)).not.toContain(threadId);
    expect(own.unread).toBe(own.items.reduce((sum, { unreadCount }) => sum + unreadCount, 0));
    const { items, counts } = await as(ada).call('inbox.list', { filter: 'open' });
    expect(items).toMatchObject([{ id: threadId, unreadCount: 1 }]);
    expect(counts).toEqual({ open: 1, mine: 0, answered: 0, closed: 0 });
  });

  test.each([
    ['another resident', walt],
    ['an office without the permission', { ...lena, permissions: ['money'] } as Actor],
  ])('does not exist for %s', async (_, who) => {
    const { as, threadId, reply } = await openOffice();
    const code = 'thread-not-found';
    await expect(as(who).call('threads.get', { threadId })).rejects.toMatchObject({ code });
    await expect(reply(who)).rejects.toMatchObject({ code });
  });

  test('is handed over to those alone who answer for the office', async () => {
    const { as, assign } = await openOffice();
    const colleagues = await as(ada).call('inbox.colleagues', {});
    expect(colleagues.map(({ uid }) => uid)).toContain(lena.uid);
    expect(colleagues.map(({ uid }) => uid)).not.toContain(rae.uid);
    await expect(assign(ada, rae)).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('of any number who take a conversation at once, one does and the others are told who', async () => {
  const who = fc.constantFrom(ada, lena, hank);
  await fc.assert(
    fc.asyncProperty(fc.array(who, { minLength: 2, maxLength: 6 }), async (takers) => {
      const { assign, officeOf } = await openOffice();
      const outcomes = await Promise.all(
        takers.map((taker) =>
          assign(taker, taker).then(
            () => 'taken',
            (error: unknown) => PortalError.from(error),
          ),
        ),
      );
      expect(outcomes.filter((one) => one === 'taken')).toHaveLength(1);
      const winner = takers[outcomes.indexOf('taken')];
      expect(await officeOf(ada)).toMatchObject({ takenByUid: winner?.uid });
      for (const refused of outcomes.filter((one) => one !== 'taken')) {
        const params = { name: winner?.displayName };
        expect(refused).toMatchObject({ code: 'thread-taken', params });
      }
    }),
    { numRuns: 60 },
  );
});
