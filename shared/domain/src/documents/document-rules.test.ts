import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FolderNode, folderPath, folderTree, withFoldersBelow } from './document-rules.ts';
import type { Folder } from './document-schema.ts';

function folder(id: string, parentId = 'root', changes: Partial<Folder> = {}): Folder {
  return { id, name: id, parentId, pinned: false, modifiedTime: '2025-01-01', ...changes };
}

const names = (nodes: FolderNode[]): unknown[] =>
  nodes.map(({ folder: { id }, children }) => (children.length ? [id, names(children)] : id));

describe('the tree', () => {
  it('has pinned folders first, then by name, under their parents [9.21]', () => {
    const folders = [
      folder('rules'),
      folder('minutes 10', 'minutes'),
      folder('minutes 9', 'minutes'),
      folder('minutes'),
      folder('zoning', 'root', { pinned: true }),
    ];
    expect(names(folderTree(folders))).toEqual([
      'zoning',
      ['minutes', ['minutes 9', 'minutes 10']],
      'rules',
    ]);
  });

  it('leaves out cycles and orphans', () => {
    const folders = [
      folder('a', 'b'),
      folder('b', 'a'),
      folder('self', 'self'),
      folder('c', 'gone'),
    ];
    expect(folderTree([...folders, folder('ok')]).map((node) => node.folder.id)).toEqual(['ok']);
    expect(folderPath(folders, 'a').map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('ends for any folders, and shows each at most once', () => {
    const ids = fc.constantFrom('root', 'a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, ids)), (pairs) => {
        const folders = pairs.map(([id, parentId]) => folder(id, parentId));
        const shown = names(folderTree(folders)).flat(Number.POSITIVE_INFINITY);
        expect(new Set(shown).size).toBe(shown.length);
        for (const { id } of folders) expect(folderPath(folders, id).at(-1)?.id).toBe(id);
      }),
    );
  });
});

describe('a folder with what is below it', () => {
  const folders = [folder('a'), folder('b', 'a'), folder('c', 'b'), folder('d')];

  it.each([
    ['root', ['root', 'a', 'd', 'b', 'c']],
    ['a', ['a', 'b', 'c']],
    ['c', ['c']],
    ['unknown', ['unknown']],
  ])('of %s is %j', (id, ids) => {
    expect(withFoldersBelow(folders, id)).toEqual(ids);
  });

  it('counts a folder that is inside itself once', () => {
    expect(withFoldersBelow([folder('a', 'b'), folder('b', 'a')], 'a')).toEqual(['a', 'b']);
  });
});

describe('the breadcrumb', () => {
  const folders = [folder('a'), folder('b', 'a'), folder('c', 'b')];

  it.each([
    ['c', ['a', 'b', 'c']],
    ['a', ['a']],
    ['root', []],
    ['unknown', []],
  ])('of %s is %j', (id, path) => {
    expect(folderPath(folders, id).map((part) => part.id)).toEqual(path);
  });
});
