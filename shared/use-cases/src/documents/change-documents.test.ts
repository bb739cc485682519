import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { openPortal, sampleRecords } from '../testing/sample-portal.ts';

const upload = (id: string, name = 'Budget.pdf') => ({
  ...{ id, name, mimeType: 'application/pdf', size: 2048 },
  ...({ ownerKind: 'uploader', ownerId: mockActors.admin.uid } as const),
});

function open() {
  const storedFiles = [
    ...(sampleRecords.storedFiles ?? []),
    ...[upload('up-1'), upload('up-2'), upload('up-3', 'Minutes.pdf')],
  ];
  const portal = openPortal({ records: { storedFiles } });
  const admin = portal.as('admin');
  const resident = portal.as('resident');
  return {
    ...portal,
    admin,
    resident,
    add: (id: string, parentId = 'root', more = {}) =>
      admin.call('documents.upload', { parentId, file: { id }, ...more }),
    namesIn: async (folderId: string, who = resident) => {
      const { items, folders } = await who.call('documents.list', { folderId, limit: 100 });
      return [...folders, ...items].map(({ name }) => name);
    },
  };
}

const invalid = (field: string, problem: string) => ({
  code: 'invalid-input',
  params: { field, problem },
});

describe('a folder', () => {
  it('for the board is absent from lists, searches, counts and downloads of others', async () => {
    const { admin, resident, add, namesIn } = open();
    const papers = await admin.call('documents.createFolder', {
      parentId: 'root',
      name: 'Board papers',
      readers: { kind: 'board' },
    });
    const inside = await admin.call('documents.createFolder', {
      parentId: papers.id,
      name: 'Board minutes',
    });
    const document = await add('up-3', inside.id);
    expect(await namesIn('root', admin)).toContain('Board papers');
    expect(await namesIn('root')).not.toContain('Board papers');
    expect(await namesIn(inside.id)).toEqual([]);
    const tree = await resident.call('documents.folders', {});
    expect(tree.map(({ id }) => id)).not.toContain(inside.id);
    const search = { search: 'board', folderId: papers.id };
    expect(await resident.call('documents.list', search)).toMatchObject({
      ...{ total: 0, folders: [], path: [] },
    });
    for (const fileId of ['up-3', document.id]) {
      const versions = resident.call('documents.versions', { documentId: document.id });
      await expect(versions).rejects.toMatchObject({ code: 'not-found' });
      await expect(resident.call('files.get', { fileId })).rejects.toMatchObject({
        code: 'not-found',
      });
    }
    expect(await admin.call('files.get', { fileId: 'up-3' })).toMatchObject({
      name: 'Minutes.pdf',
    });
  });

  it('shows its readers only to those who manage documents', async () => {
    const { admin, resident } = open();
    const { id } = await admin.call('documents.createFolder', {
      parentId: 'root',
      name: 'Residents only',
      readers: { kind: 'residents' },
    });
    const find = async (who: typeof admin) =>
      (await who.call('documents.folders', {})).find((folder) => folder.id === id);
    expect(await find(admin)).toMatchObject({ readers: { kind: 'residents' } });
    expect(await find(resident)).not.toHaveProperty('readers');
  });

  it('keeps the readers that another person has chosen meanwhile', async () => {
    const { admin } = open();
    const { id: folderId } = await admin.call('documents.createFolder', {
      parentId: 'root',
      name: 'Bids',
    });
    const seen = { name: 'Bids', pinned: false, readers: { kind: 'everyone' } } as const;
    const input = { folderId, name: 'Bids', pinned: false, seen };
    await admin.call('documents.saveFolder', { ...input, readers: { kind: 'board' } });
    const stale = { ...input, name: 'Bids 2026', readers: { kind: 'everyone' } } as const;
    await expect(admin.call('documents.saveFolder', stale)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('has a name that no other folder beside it has', async () => {
    const { admin } = open();
    const input = { parentId: 'root', name: 'Finance' };
    const created = admin.call('documents.createFolder', input);
    await expect(created).rejects.toMatchObject(invalid('name', 'folder-exists'));
  });

  it('is not moved into itself', async () => {
    const { admin } = open();
    const { id } = await admin.call('documents.createFolder', {
      parentId: 'folder-finance',
      name: 'Taxes',
    });
    const moved = admin.call('documents.move', {
      ...{ folderIds: ['folder-finance'], documentIds: [], parentId: id },
    });
    await expect(moved).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('a document', () => {
  it('gets a version from an upload of its name, and each version stays readable', async () => {
    const { admin, resident, add, namesIn } = open();
    const first = await add('up-1');
    const second = await add('up-2', 'root', { note: 'With the new roof' });
    expect(second.id).toBe(first.id);
    expect((await namesIn('root')).filter((name) => name === 'Budget.pdf')).toHaveLength(1);
    expect(second.fileId).toBe('up-2');
    const versions = await resident.call('documents.versions', { documentId: first.id });
    expect(versions).toMatchObject([
      { number: 2, fileId: 'up-2', note: 'With the new roof', by: { uid: mockActors.admin.uid } },
      { number: 1, fileId: 'up-1' },
    ]);
    expect(await resident.call('files.get', { fileId: 'up-1' })).toMatchObject({
      name: 'Budget.pdf',
    });
    await admin.call('documents.restoreVersion', { documentId: first.id, number: 1 });
    const [current] = await resident.call('documents.versions', { documentId: first.id });
    expect(current).toMatchObject({ number: 3, fileId: 'up-1', restoredFrom: 1 });
  });

  it('is only made of the own uploads of the person who adds it', async () => {
    const { admin } = open();
    const input = { parentId: 'root', file: { id: 'att-bench-sketch' } };
    await expect(admin.call('documents.upload', input)).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('is refused a name that another one in its folder has, and a stale edit', async () => {
    const { admin, add } = open();
    await add('up-1');
    const { id: documentId } = await add('up-3');
    const input = { documentId, name: 'Budget.pdf', description: '', pinned: false };
    await expect(admin.call('documents.save', input)).rejects.toMatchObject(
      invalid('name', 'document-exists'),
    );
    const stale = { ...input, name: 'A.pdf', seen: { name: 'Old.pdf', description: '' } };
    await expect(admin.call('documents.save', stale)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the trash', () => {
  it('hides what is deleted, and restores it after the folder that contained it', async () => {
    const { admin, resident, add, namesIn } = open();
    const { id } = await admin.call('documents.createFolder', { parentId: 'root', name: 'Old' });
    const document = await add('up-1', id);
    const items = { folderIds: [], documentIds: [document.id] };
    await admin.call('documents.remove', items);
    await admin.call('documents.remove', { folderIds: [id], documentIds: [] });
    expect(await namesIn('root')).not.toContain('Old');
    await expect(resident.call('files.get', { fileId: 'up-1' })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await admin.call('documents.trash', {})).toMatchObject({
      folders: [{ id }],
      documents: [{ id: document.id }],
    });
    const early = admin.call('documents.restore', items);
    await expect(early).rejects.toMatchObject({ code: 'folder-removed' });
    await admin.call('documents.restore', { ...items, folderIds: [id] });
    expect(await namesIn(id)).toEqual(['Budget.pdf']);
  });

  it('is emptied after 30 days, with all versions and all that a folder contains', async () => {
    const { admin, add, wait, waiting, runJob, read } = open();
    const { id } = await admin.call('documents.createFolder', { parentId: 'root', name: 'Old' });
    const kept = await add('up-3');
    await add('up-1', id);
    await add('up-2', id);
    await admin.call('documents.remove', { folderIds: [id], documentIds: [kept.id] });
    await admin.call('documents.restore', { folderIds: [], documentIds: [kept.id] });
    wait(30 * 24 * 60);
    expect(waiting).toHaveLength(1);
    for (const job of waiting) await runJob(job);
    const left = await read(async ({ folders, files, storedFiles }) => ({
      folder: await folders.get(id),
      documents: (await files.getMany([kept.id])).length,
      contents: (await storedFiles.getMany(['up-1', 'up-2', 'up-3'])).map((file) => file.id),
    }));
    expect(left).toEqual({ folder: undefined, documents: 1, contents: ['up-3'] });
  });
});
