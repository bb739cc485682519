import { createMemoryStorage } from '@hoa/api';
import { describe, expect, it } from 'vitest';
import {
  association,
  browserOn,
  folderOf,
  indexedDbNamed,
  newDatabaseName,
  type StorageTab,
} from '../testing/storage-tabs.ts';
import { migrateFormerChanges } from './former-changes.ts';
import { storageKeys } from './storage-keys.ts';

const former = (changed: readonly unknown[], removed: readonly unknown[] = []) =>
  JSON.stringify({ version: 1, changed, removed });

/** Opens a tab of this release in a browser with changes stored by an earlier one. */
async function setup(kept: Readonly<Record<string, string>>) {
  const storage = createMemoryStorage();
  for (const [key, text] of Object.entries(kept)) storage.setItem(key, text);
  const tab = await browserOn(indexedDbNamed(newDatabaseName()))();
  return { storage, tab, takeOver: () => migrateFormerChanges(storage, tab.local) };
}

const nextTicket = ({ unit }: StorageTab) =>
  unit.write(association, ({ nextNumber }) => nextNumber('tickets'));

describe('what an earlier release kept', () => {
  it('shows in this one, changed, added and removed, and its keys are gone', async () => {
    const { storage, tab, takeOver } = await setup({
      'hoa:v1:folders': former(
        [folderOf('rules', 'House rules'), folderOf('own', 'Own')],
        ['plans'],
      ),
      'hoa:v1:unheard-of': former([{ id: 'a' }]),
      useLiveData: 'true',
    });
    await takeOver();
    expect(await tab.names()).toEqual(['forms', 'minutes', 'Own', 'House rules']);
    expect(storageKeys(storage, '')).toEqual(['useLiveData']);
    expect(tab.notices).toEqual([]);
    await tab.rename('own', 'Mine');
    expect(await tab.names()).toContain('Mine');
  });

  it('replaces nothing that was changed in this one, however often it comes', async () => {
    const text = former([folderOf('rules', 'Old rules'), folderOf('own', 'Own')]);
    const { storage, tab, takeOver } = await setup({ 'hoa:v1:folders': text });
    await tab.rename('rules', 'New rules');
    await takeOver();
    expect(await tab.names()).toEqual(['forms', 'minutes', 'Own', 'plans', 'New rules']);
    await tab.rename('own', 'Mine');
    storage.setItem('hoa:v1:folders', text);
    await Promise.all([takeOver(), takeOver()]);
    expect(await tab.names()).toEqual(['forms', 'minutes', 'Mine', 'plans', 'New rules']);
  });

  it('counts on after the highest number in it', async () => {
    const fresh = await setup({});
    const first = await nextTicket(fresh.tab);
    const before = await setup({ 'hoa:v1:tickets': former([{ id: 'TKT-1001' }]) });
    await before.takeOver();
    expect(await nextTicket(before.tab)).toBe(first);
    const after = await setup({ 'hoa:v1:tickets': former([{ id: `TKT-${first + 6}` }]) });
    await after.takeOver();
    expect(await nextTicket(after.tab)).toBe(first + 7);
  });

  it.each([
    ['cut off', former([folderOf('rules', 'New')]).slice(0, -9)],
    ['empty', ''],
    ['of another shape', '{"version":1,"changed":{},"removed":"none"}'],
    ['full of strangers', '{"version":1,"changed":[null,7,{"id":[]}],"removed":[{}]}'],
    ['from another version', '{"version":0,"changed":[],"removed":[]}'],
    ['null', 'null'],
    ['a record that has lost its shape', former([{ id: 'rules', name: 7 }])],
    ['from a later version', '{"version":2,"everything":"else"}', 'storage-newer'],
  ])(
    'is set aside when %s; the samples are shown, with one notice to the person',
    async (...given) => {
      const [, text, code = 'storage-damaged'] = given;
      const { storage, tab, takeOver } = await setup({ 'hoa:v1:folders': text });
      await takeOver();
      expect(await tab.names()).toEqual(['forms', 'minutes', 'plans', 'rules']);
      expect(tab.notices).toEqual([{ code, collection: 'folders' }]);
      expect(storageKeys(storage, '')).toEqual([]);
      await tab.rename('rules', 'Written after');
      expect(await tab.names()).toContain('Written after');
      expect(tab.notices).toHaveLength(1);
    },
  );
});
