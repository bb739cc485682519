import { type DocumentFile, type Folder, withFoldersBelow } from '@hoa/domain';
import { mockActors, testNow } from '@hoa/mock-data/testing';
import { describe, expect, test } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('documents', () => {
  test('are those of a folder, with the path to it [7.13]', async () => {
    const resident = openPortal().as('resident');
    const folders = await resident.call('documents.folders', {});
    const nested = folders.find(({ parentId }) => parentId !== 'root');
    const parent = folders.find(({ id }) => id === nested?.parentId);
    const top = await resident.call('documents.list', {});
    expect(top.path).toEqual([]);
    expect(new Set(top.folders)).toEqual(
      new Set(folders.filter(({ parentId }) => parentId === 'root')),
    );
    const inside = await resident.call('documents.list', { folderId: nested?.id });
    expect(inside.path.at(-1)).toEqual(nested);
    expect(inside.path.at(-2)).toEqual(parent);
    expect(inside.items.every(({ parentId }) => parentId === nested?.id)).toBe(true);
  });

  test('are pinned first, then folders by name and files newest first, in pages [9.21]', async () => {
    const resident = openPortal().as('resident');
    for (const { id: folderId } of await resident.call('documents.folders', {})) {
      const all = await resident.call('documents.list', { folderId, limit: 100 });
      const order = all.items.map(({ pinned, modifiedTime }) => [
        pinned ? 0 : 1,
        -Date.parse(modifiedTime),
      ]);
      expect(order).toEqual(order.toSorted(([p = 0, a = 0], [q = 0, b = 0]) => p - q || a - b));
      expect(all.total).toBe(all.items.length);
      expect(await resident.call('documents.list', { folderId, limit: 1, offset: 1 })).toEqual({
        ...all,
        items: all.items.slice(1, 2),
      });
    }
  });

  test('are searched by name in the open folder and all below it, in any case', async () => {
    const resident = openPortal().as('resident');
    const folders = await resident.call('documents.folders', {});
    const files: DocumentFile[] = [];
    for (const folderId of ['root', ...folders.map(({ id }) => id)]) {
      files.push(...(await resident.call('documents.list', { folderId, limit: 100 })).items);
    }
    const matching = (all: readonly Folder[], under: string) =>
      all
        .filter(({ name }) => name.toLowerCase().includes('s'))
        .filter(({ parentId }) => withFoldersBelow(folders, under).includes(parentId));
    for (const folderId of ['root', 'folder-finance']) {
      const found = await resident.call('documents.list', { folderId, search: 'S', limit: 100 });
      const expected = matching(files, folderId);
      expect(new Set(names(found.items))).toEqual(new Set(names(expected)));
      expect(found.total).toBe(expected.length);
      expect(new Set(found.folders)).toEqual(new Set(matching(folders, folderId)));
    }
    expect(matching(files, 'root').length).toBeGreaterThan(
      matching(files, 'folder-finance').length,
    );
    const none = await resident.call('documents.list', { search: 'nothing at all' });
    expect(none).toEqual({ items: [], total: 0, folders: [], path: [] });
  });

  test('are none for an unknown folder', async () => {
    expect(await openPortal().as('resident').call('documents.list', { folderId: 'lost' })).toEqual({
      items: [],
      total: 0,
      folders: [],
      path: [],
    });
  });
});

describe('a download', () => {
  test('of an announcement that residents do not see yet is for administrators', async () => {
    const portal = openPortal();
    const fileId = 'att-parking-map';
    await expect(portal.as('resident').call('files.get', { fileId })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await portal.as('admin').call('files.get', { fileId })).toMatchObject({
      name: 'Parking map.png',
    });
  });

  test('of news and documents is not for a former owner who kept its id', async () => {
    const portal = openPortal();
    const former = portal.as({ ...mockActors.resident, until: testNow.toISOString() });
    for (const fileId of ['att-elevator-schedule', 'file-house-rules']) {
      expect(await portal.as('resident').call('files.get', { fileId })).toBeDefined();
      await expect(former.call('files.get', { fileId })).rejects.toMatchObject({
        code: 'not-found',
      });
    }
  });

  test('is deleted with the record it belongs to', async () => {
    const portal = openPortal();
    const fileId = 'att-elevator-schedule';
    const download = () => portal.as('resident').call('files.get', { fileId });
    expect(await download()).toMatchObject({ name: 'Elevator work, week by week.pdf' });
    await portal.as('admin').call('news.delete', { id: 'news-elevator-c' });
    await expect(download()).rejects.toMatchObject({ code: 'not-found' });
  });
});
