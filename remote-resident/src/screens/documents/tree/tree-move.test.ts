import type { FolderNode } from '@hoa/domain';
import { describe, expect, it } from 'vitest';
import { treeMove, visibleRows } from './tree-rows.ts';

const node = (name: string, ...children: FolderNode[]): FolderNode => ({
  folder: {
    id: name.toLowerCase(),
    name,
    parentId: '',
    pinned: false,
    modifiedTime: '2026-03-10T12:00:00.000Z',
  },
  children,
});
const nodes = [
  node('Finance', node('Budgets', node('Old')), node('Audits')),
  node('Forms'),
  node('Meetings', node('Minutes')),
];
const rowsWith = (...expanded: string[]) => visibleRows('Documents', nodes, new Set(expanded));
const rows = rowsWith('root', 'finance');

describe('visibleRows', () => {
  it('shows only the root while it is collapsed', () => {
    expect(rowsWith('finance').map(({ name }) => name)).toEqual(['Documents']);
  });

  it('shows the children of expanded folders with level and position', () => {
    expect(
      rows.map(({ name, level, position, siblings }) => [name, level, position, siblings]),
    ).toEqual([
      ['Documents', 1, 1, 1],
      ['Finance', 2, 1, 3],
      ['Budgets', 3, 1, 2],
      ['Audits', 3, 2, 2],
      ['Forms', 2, 2, 3],
      ['Meetings', 2, 3, 3],
    ]);
  });

  it('does not expand a folder without subfolders', () => {
    const forms = rowsWith('root', 'forms').find(({ id }) => id === 'forms');
    expect(forms).toMatchObject({ hasChildren: false, isExpanded: false });
  });
});

describe('treeMove', () => {
  it.each([
    ['ArrowDown', 'finance', { kind: 'focus', id: 'budgets' }],
    ['ArrowDown', 'meetings', undefined],
    ['ArrowUp', 'forms', { kind: 'focus', id: 'audits' }],
    ['ArrowUp', 'root', undefined],
    ['Home', 'forms', { kind: 'focus', id: 'root' }],
    ['End', 'root', { kind: 'focus', id: 'meetings' }],
    ['ArrowRight', 'meetings', { kind: 'expand', id: 'meetings' }],
    ['ArrowRight', 'finance', { kind: 'focus', id: 'budgets' }],
    ['ArrowRight', 'forms', undefined],
    ['ArrowLeft', 'finance', { kind: 'collapse', id: 'finance' }],
    ['ArrowLeft', 'audits', { kind: 'focus', id: 'finance' }],
    ['ArrowLeft', 'forms', { kind: 'focus', id: 'root' }],
    [' ', 'forms', { kind: 'open', id: 'forms' }],
    ['*', 'forms', { kind: 'expandSiblings', parentId: 'root' }],
    ['f', 'finance', { kind: 'focus', id: 'forms' }],
    ['F', 'forms', { kind: 'focus', id: 'finance' }],
    ['z', 'forms', undefined],
    ['Tab', 'forms', undefined],
    ['ArrowDown', 'gone', undefined],
  ])('answers %s at %s', (key, at, move) => {
    expect(treeMove(key, rows, at)).toEqual(move);
  });
});
