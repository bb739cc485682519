import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actorKeys } from '../broadcasts/audience-keys.ts';
import type { FolderReaders, StoredFolder } from '../documents/document-schema.ts';
import type { Actor } from '../people/roles.ts';
import { visibleFolders } from './visible-folders.ts';

const folder = (id: string, changes: Partial<StoredFolder> = {}): StoredFolder => ({
  ...{ id, name: id, parentId: 'root', pinned: false, modifiedTime: '2026-01-01' },
  ...changes,
});

const person = (changes: Partial<Actor>): Actor => ({
  ...{ uid: 'ada', displayName: 'Ada', email: '', role: 'resident', hoaId: 'maple' },
  ...changes,
});

const owner = person({ tenure: 'owner', unit: '101' });
const tenant = person({ uid: 'tom', tenure: 'tenant', unit: '102' });
const boardMember = person({ uid: 'bea', tenure: 'tenant', unit: '1', groups: ['board-members'] });
const vendor = person({ uid: 'vic', role: 'vendor' });
const editor = person({ uid: 'eve', role: 'admin', permissions: ['news'] });
const manager = person({ uid: 'max', role: 'admin', permissions: ['documents'] });

const seen = (folders: readonly StoredFolder[], actor: Actor) =>
  visibleFolders(folders, actor, actorKeys(actor)).map(({ id }) => id);

describe('a folder', () => {
  it.each<[FolderReaders, readonly Actor[], readonly Actor[]]>([
    [{ kind: 'everyone' }, [owner, tenant, boardMember, vendor, editor, manager], []],
    [{ kind: 'residents' }, [owner, tenant, boardMember, editor, manager], [vendor]],
    [{ kind: 'owners' }, [owner, editor, manager], [tenant, boardMember, vendor]],
    [{ kind: 'board' }, [boardMember, editor, manager], [owner, tenant, vendor]],
    [
      { kind: 'people', uids: ['tom', 'vic'] },
      [tenant, vendor, manager],
      [owner, boardMember, editor],
    ],
    [{ kind: 'people' }, [manager], [owner, tenant, boardMember, vendor, editor]],
  ])('for %j is visible to its readers only', (readers, included, excluded) => {
    const folders = [folder('papers', { readers })];
    for (const actor of included)
      expect([actor.uid, seen(folders, actor)]).toEqual([actor.uid, ['papers']]);
    for (const actor of excluded)
      expect([actor.uid, seen(folders, actor)]).toEqual([actor.uid, []]);
  });

  it('is hidden with those above it, and with those in the trash', () => {
    const folders = [
      folder('board', { readers: { kind: 'board' } }),
      folder('minutes', { parentId: 'board' }),
      folder('gone', { removedAt: '2026-02-01' }),
      folder('inside', { parentId: 'gone' }),
      folder('loop', { parentId: 'loop' }),
    ];
    expect(seen(folders, owner)).toEqual([]);
    expect(seen(folders, boardMember)).toEqual(['board', 'minutes']);
    expect(seen(folders, manager)).toEqual(['board', 'minutes']);
  });

  it('is visible exactly if all on the way to the top are', () => {
    const kinds = fc.constantFrom('everyone', 'residents', 'owners', 'board', 'people' as const);
    const tree = fc.array(fc.record({ kind: kinds, above: fc.nat(), isRemoved: fc.boolean() }), {
      maxLength: 12,
    });
    const people = fc.constantFrom(owner, tenant, boardMember, vendor, editor, manager);
    fc.assert(
      fc.property(tree, people, (nodes, actor) => {
        const folders = nodes.map(({ kind, above, isRemoved }, place) =>
          folder(`f${place}`, {
            parentId: above % (place + 1) === place ? 'root' : `f${above % (place + 1)}`,
            readers: { kind, ...(kind === 'people' && { uids: ['tom'] }) },
            ...(isRemoved && { removedAt: '2026-02-01' }),
          }),
        );
        const expected: string[] = [];
        for (const { id, parentId, removedAt, readers } of folders) {
          const alone = seen([folder(id, { readers })], actor).length === 1;
          const isOpen = parentId === 'root' || expected.includes(parentId);
          if (alone && !removedAt && isOpen) expected.push(id);
        }
        expect(seen(folders, actor)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });
});
