import { describe, expect, test } from 'vitest';
import { ada, omar, openNeighborhood, priya, rae, walt } from '../testing/open-neighborhood.ts';

describe('a new message to neighbors', () => {
  test('starts a conversation that all of them read and nobody else', async () => {
    const { as, compose, noticesOf } = await openNeighborhood();
    const { threadId } = await compose(rae, { people: [walt.uid, priya.uid] });
    for (const who of [rae, walt, priya]) {
      const thread = await as(who).call('threads.get', { threadId });
      const unreadCount = who === rae ? 0 : 1;
      expect(thread).toMatchObject({ subject: 'Tomatoes', type: 'direct', unreadCount });
      expect(thread.participants.map(({ uid }) => uid)).toEqual([rae.uid, walt.uid, priya.uid]);
    }
    for (const who of [omar, ada, { ...walt, impersonation: 'view' } as const]) {
      const got = as(who).call('threads.get', { threadId });
      await expect(got).rejects.toMatchObject({ code: 'thread-not-found' });
    }
    const actionUrl = `/messages/${threadId}`;
    expect(await noticesOf(walt)).toContainEqual(expect.objectContaining({ actionUrl }));
    expect(await noticesOf(rae)).not.toContainEqual(expect.objectContaining({ actionUrl }));
  });

  test('is refused alike for neighbors who do not allow it, block it or do not exist', async () => {
    const { as, compose } = await openNeighborhood();
    await as(priya).call('blocks.set', { uid: rae.uid, blocked: true });
    for (const uid of [omar.uid, priya.uid, 'nobody-knows']) {
      const params = { field: 'people', problem: 'not-receiving', people: uid };
      const sent = compose(rae, { people: [walt.uid, uid] });
      await expect(sent).rejects.toMatchObject({ code: 'invalid-input', params });
    }
    expect((await as(walt).call('threads.list', {})).items).not.toContainEqual(
      expect.objectContaining({ subject: 'Tomatoes' }),
    );
  });

  test('needs somebody else to write to', async () => {
    const { compose } = await openNeighborhood();
    const params = { field: 'people', problem: 'recipients-required' };
    for (const people of [[], [rae.uid]]) {
      await expect(compose(rae, { people })).rejects.toMatchObject({ params });
    }
  });

  test('is refused where the association has no directory', async () => {
    const { as, association, unitOfWork, compose } = await openNeighborhood();
    await unitOfWork.write(association, async ({ repositories: { associations } }) => {
      const [settings] = await associations.getMany([association.id]);
      if (settings) associations.put({ ...settings, directory: 'off' });
    });
    const code = 'directory-closed';
    await expect(compose(rae, { people: [walt.uid] })).rejects.toMatchObject({ code });
    await expect(as(rae).call('threads.recipients', {})).rejects.toMatchObject({ code });
  });

  test('attaches files that only the participants may read', async () => {
    const { as, association, unitOfWork, compose } = await openNeighborhood();
    await unitOfWork.write(association, async ({ repositories: { storedFiles } }) => {
      const owner = { ownerKind: 'uploader', ownerId: rae.uid } as const;
      storedFiles.put({ id: 'file-1', ...owner, name: 'a.pdf', mimeType: 'application/pdf' });
    });
    const file = { id: 'file-1', name: 'a.pdf', type: 'application/pdf' };
    await compose(rae, { people: [walt.uid], attachments: [file] });
    expect(await as(walt).call('files.get', { fileId: 'file-1' })).toMatchObject({ name: 'a.pdf' });
    for (const who of [omar, ada]) {
      const got = as(who).call('files.get', { fileId: 'file-1' });
      await expect(got).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});

describe('the neighbors to write to', () => {
  test('are those who allow it, by name, without whoever blocks the reader', async () => {
    const { as, allow } = await openNeighborhood();
    const names = async (who = rae, search?: string) =>
      (await as(who).call('threads.recipients', { search })).items.map((one) => one.displayName);
    expect(await names()).toEqual([priya.displayName, walt.displayName]);
    expect(await names(walt)).toEqual([priya.displayName]);
    expect(await names(rae, 'walt')).toEqual([walt.displayName]);
    expect(await names(rae, 'omar')).toEqual([]);
    await as(priya).call('blocks.set', { uid: rae.uid, blocked: true });
    expect(await names()).toEqual([walt.displayName]);
    expect(await as(rae).call('threads.recipients', { id: priya.uid })).toEqual({
      items: [],
      total: 0,
    });
    await allow(walt, false);
    expect(await names()).toEqual([]);
  });
});
