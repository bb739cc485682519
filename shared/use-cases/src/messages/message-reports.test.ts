import { PortalError } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { describe, expect, test } from 'vitest';
import { ada, omar, openNeighborhood, priya, rae, walt } from '../testing/open-neighborhood.ts';

const lena: Actor = { ...ada, uid: 'admin-treasurer', displayName: 'Lena Fischer' };

/** Opens a portal in which Rae has written to neighbors. */
async function openConversation(people: readonly Actor[] = [walt]) {
  const portal = await openNeighborhood();
  portal.wait(1);
  const { threadId } = await portal.compose(rae, { people: people.map(({ uid }) => uid) });
  const messages = async (who: Actor) =>
    (await portal.as(who).call('threads.messages', { threadId })).items;
  const reply = (who: Actor, content = 'No, thank you') =>
    portal.as(who).call('threads.reply', { threadId, content, attachments: [] });
  const noticesAbout = async (who: Actor) =>
    (await portal.noticesOf(who)).filter(({ actionUrl }) => actionUrl === `/messages/${threadId}`);
  return { ...portal, threadId, messages, reply, noticesAbout };
}

describe('a blocked neighbor', () => {
  test('is refused politely, and heard again once unblocked', async () => {
    const { as, reply } = await openConversation();
    await as(walt).call('blocks.set', { uid: rae.uid, blocked: true });
    expect(await as(walt).call('blocks.list', {})).toMatchObject([
      { blockedUid: rae.uid, displayName: 'Rae Whitcomb' },
    ]);
    expect(await as(rae).call('blocks.list', {})).toEqual([]);
    await expect(reply(rae)).rejects.toMatchObject({ code: 'message-undeliverable' });
    await reply(walt);
    await as(walt).call('blocks.set', { uid: rae.uid, blocked: false });
    await reply(rae);
  });

  test('still writes to the others of a conversation, of which the blocking person is not told', async () => {
    const { as, reply, noticesAbout } = await openConversation([walt, priya]);
    await as(walt).call('blocks.set', { uid: rae.uid, blocked: true });
    await reply(rae);
    expect((await noticesAbout(walt)).length).toBe(1);
    expect((await noticesAbout(priya)).length).toBe(2);
  });
});

describe('a muted conversation', () => {
  test('notifies no more until it is unmuted, and stays unread', async () => {
    const { as, threadId, reply, noticesAbout } = await openConversation();
    const mute = (muted: boolean) => as(walt).call('threads.mute', { threadId, muted });
    await mute(true);
    expect(await as(walt).call('threads.get', { threadId })).toMatchObject({ muted: true });
    await reply(rae);
    expect(await noticesAbout(walt)).toHaveLength(1);
    await as(walt).call('threads.markRead', { threadId });
    await reply(rae);
    expect(await noticesAbout(walt)).toHaveLength(1);
    expect(await as(walt).call('threads.get', { threadId })).toMatchObject({ unreadCount: 1 });
    await mute(false);
    await reply(rae);
    expect(await noticesAbout(walt)).toHaveLength(2);
  });
});

/** Opens a portal in which Walt has reported Rae's message. */
async function openReport() {
  const conversation = await openConversation([walt, priya]);
  const { as, threadId, messages } = conversation;
  const [message] = await messages(walt);
  const messageId = message?.id ?? '';
  const report = (who: Actor) =>
    as(who).call('threads.report', { threadId, messageId, reason: 'An advertisement' });
  await report(walt);
  const reports = (isOpen = true) => as(ada).call('reports.list', { isOpen });
  const decide = async (decision: 'kept' | 'removed', who = ada) => {
    const [first] = [...(await reports()).items, ...(await reports(false)).items];
    return as(who).call('reports.decide', { reportId: first?.id ?? '', decision });
  };
  return { ...conversation, messageId, report, reports, decide };
}

describe('a reported message', () => {
  test('goes to the moderators as it was, once per person', async () => {
    const { report, reports, noticesOf, messageId } = await openReport();
    await report(walt);
    const { items, open } = await reports();
    expect(open).toBe(1);
    expect(items).toMatchObject([
      {
        messageId,
        message: { content: 'Too many.', author: { uid: rae.uid } },
        reason: 'An advertisement',
        reportedBy: { uid: walt.uid, displayName: 'Walt Simmons' },
        state: 'open',
      },
    ]);
    const codes = async (who: Actor) => (await noticesOf(who)).map(({ notice }) => notice?.code);
    expect(await codes(ada)).toContain('message-reported');
    expect(await codes(rae)).not.toContain('message-reported');
  });

  test.each([
    ['its author', rae],
    ['somebody who cannot read it', omar],
  ])('is not reported by %s', async (_, who) => {
    const { report } = await openReport();
    await expect(report(who)).rejects.toMatchObject({ code: 'thread-not-found' });
  });

  test('stays where it is when it is kept', async () => {
    const { decide, messages, reports } = await openReport();
    await decide('kept');
    expect(await messages(priya)).toMatchObject([{ content: 'Too many.' }]);
    expect((await reports()).items).toEqual([]);
    const decidedBy = { uid: ada.uid, displayName: ada.displayName };
    expect((await reports(false)).items).toMatchObject([{ state: 'kept', decidedBy }]);
  });

  test('is emptied for everybody when it is removed, but not in the reports', async () => {
    const { as, threadId, report, decide, messages, reports } = await openReport();
    await report(priya);
    await decide('removed');
    for (const who of [rae, walt, priya]) {
      expect(await messages(who)).toMatchObject([{ content: '', removed: true }]);
    }
    expect(await as(rae).call('threads.get', { threadId })).toMatchObject({ lastMessage: '' });
    const { items } = await reports(false);
    expect(items).toHaveLength(2);
    for (const one of items) expect(one).toMatchObject({ message: { content: 'Too many.' } });
  });

  test('is decided once; who decides later is told by whom', async () => {
    const { decide } = await openReport();
    const outcomes = await Promise.all(
      [ada, lena].map((who) =>
        decide('kept', who).then(
          () => undefined,
          (error: unknown) => PortalError.from(error),
        ),
      ),
    );
    const refused = outcomes.filter((one) => one !== undefined);
    const winner = outcomes[0] === undefined ? ada : lena;
    expect(refused).toMatchObject([
      { code: 'report-decided', params: { name: winner.displayName } },
    ]);
  });

  test('of a moderator is neither seen nor decided by them', async () => {
    const { as, messageId } = await openReport();
    const author: Actor = { ...ada, uid: rae.uid, displayName: rae.displayName };
    const list = (who: Actor, isOpen = true) => as(who).call('reports.list', { isOpen });
    const nothing = { items: [], total: 0, open: 0 };
    expect(await list(author)).toEqual(nothing);
    const { items, open } = await list(lena);
    expect([items.map((one) => one.messageId), open]).toEqual([[messageId], 1]);
    const decision = { reportId: items[0]?.id ?? '', decision: 'kept' } as const;
    const refused = as(author).call('reports.decide', decision);
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
    await as(lena).call('reports.decide', decision);
    expect(await list(author, false)).toEqual(nothing);
    expect((await list(lena, false)).total).toBe(1);
  });

  test('has files that only moderators read once it is removed', async () => {
    const { as, association, unitOfWork, compose, report } = await openReport();
    await report(walt);
    await unitOfWork.write(association, async ({ repositories: { storedFiles } }) => {
      const owner = { ownerKind: 'uploader', ownerId: rae.uid } as const;
      storedFiles.put({ id: 'file-1', ...owner, name: 'a.pdf', mimeType: 'application/pdf' });
    });
    const file = { id: 'file-1', name: 'a.pdf', type: 'application/pdf' };
    const { threadId } = await compose(rae, { people: [walt.uid], attachments: [file] });
    const get = (who: Actor) =>
      as(who)
        .call('files.get', { fileId: 'file-1' })
        .then(
          () => 'ok',
          (error: unknown) => PortalError.from(error).code,
        );
    expect([await get(walt), await get(ada)]).toEqual(['ok', 'not-found']);
    const { items } = await as(walt).call('threads.messages', { threadId });
    const messageId = items[0]?.id ?? '';
    await as(walt).call('threads.report', { threadId, messageId, reason: 'Spam' });
    expect([await get(walt), await get(ada)]).toEqual(['ok', 'ok']);
    const { items: open } = await as(ada).call('reports.list', { isOpen: true });
    const reportId = open.find((one) => one.messageId === messageId)?.id ?? '';
    await as(ada).call('reports.decide', { reportId, decision: 'removed' });
    expect([await get(walt), await get(rae), await get(ada)]).toEqual([
      'not-found',
      'not-found',
      'ok',
    ]);
  });
});
