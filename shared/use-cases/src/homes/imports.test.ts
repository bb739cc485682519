import { mockActors, testNow } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const { admin } = mockActors;
const walt = 'resident-047';

function open() {
  let now = testNow;
  const portal = openPortal({ now: () => now });
  const undo = async (kind: 'homes' | 'people' | 'seats') => {
    const { items } = await portal.run(admin, 'imports.list', { kind });
    await portal.run(admin, 'imports.undo', { importId: items[0]?.id ?? '' });
  };
  return { ...portal, undo, wait: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

describe('undoing an import of homes', () => {
  const csv = 'home,building,address\n12 Maple Lane,,\n14 Maple Lane,,\nA-101,,1 First Street\n';

  it('removes what it added and restores what it changed', async () => {
    const { run, undo } = open();
    const before = await run(admin, 'homes.get', { label: 'A-101' });
    await run(admin, 'homes.import', { csv });
    const { items } = await run(admin, 'imports.list', { kind: 'homes' });
    expect(items).toMatchObject([{ by: 'Ada Moss', count: 3 }]);
    await undo('homes');
    const { version: _, ...restored } = await run(admin, 'homes.get', { label: 'A-101' });
    expect(before).toMatchObject(restored);
    expect(restored.address).toBeUndefined();
    expect(await run(admin, 'homes.list', { search: 'maple' })).toMatchObject({ total: 0 });
    expect((await run(admin, 'imports.list', { kind: 'homes' })).items).toEqual([]);
  });

  it('keeps homes that people hold, and later changes', async () => {
    const { run, undo } = open();
    await run(admin, 'homes.import', { csv });
    await run(admin, 'people.import', { csv: 'name,role,unit\nNell,Owner,12 Maple Lane\n' });
    const { version } = await run(admin, 'homes.get', { label: 'A-101' });
    const change = { label: 'A-101', building: '', address: '2 First Street', notes: '' };
    await run(admin, 'homes.change', { ...change, version });
    await undo('homes');
    const { items } = await run(admin, 'homes.list', { search: 'maple' });
    expect(items.map(({ id }) => id)).toEqual(['12 Maple Lane']);
    const { address } = await run(admin, 'homes.get', { label: 'A-101' });
    expect(address).toBe('2 First Street');
  });
});

describe('undoing an import of people', () => {
  const csv = `name,email,role,unit,company
Nell Abara,nell@example.org,Owner,A-101,
Ori Lund,ori@example.org,vendor,,Lund Lamps
Walt Simmons,walt.simmons@cedarhollow.example,Owner,C-304,
`;

  it('removes added people, firms and roles, and keeps what was there', async () => {
    const { run, undo } = open();
    const [before, vendors] = await Promise.all([
      run(admin, 'people.get', { personId: walt }),
      run(admin, 'vendors.list', {}),
    ]);
    await run(admin, 'people.import', { csv });
    await undo('people');
    expect(await run(admin, 'people.get', { personId: walt })).toEqual(before);
    expect(await run(admin, 'people.list', { search: 'example.org' })).toMatchObject({ total: 0 });
    expect(await run(admin, 'people.list', {})).toMatchObject({ all: 158 });
    expect(await run(admin, 'vendors.list', {})).toEqual(vendors);
    expect((await run(admin, 'people.importPreview', { csv })).people).toBe(3);
  });

  it('keeps a person who has signed in, without the role', async () => {
    const { run, undo } = open();
    await run(admin, 'people.import', { csv });
    const [nell] = (await run(admin, 'people.list', { search: 'nell' })).items;
    const actor = { ...mockActors.resident, uid: nell?.id ?? '', displayName: 'Nell Abara' };
    await run(actor, 'profile.saveAppearance', { theme: 'dark' });
    await undo('people');
    const { memberships } = await run(admin, 'people.get', { personId: nell?.id ?? '' });
    expect(memberships).toEqual([]);
  });
});

it('an import of nothing is not listed, and one of yesterday cannot be undone', async () => {
  const { run, wait } = open();
  await run(admin, 'homes.import', { csv: 'home\nA-101\n' });
  expect((await run(admin, 'imports.list', { kind: 'homes' })).items).toEqual([]);
  await run(admin, 'homes.import', { csv: 'home\n12 Maple Lane\n' });
  const [done] = (await run(admin, 'imports.list', { kind: 'homes' })).items;
  wait(24 * 60 * 60 * 1000 + 1);
  expect((await run(admin, 'imports.list', { kind: 'homes' })).items).toEqual([]);
  const undo = run(admin, 'imports.undo', { importId: done?.id ?? '' });
  await expect(undo).rejects.toMatchObject({ params: { problem: 'import-over' } });
});

describe('undoing an import of seats', () => {
  const csv = 'name,office,group\nWalt Simmons,President,\nWalt Simmons,Pool,committee\n';

  it('removes the seats and what they allowed, and keeps earlier ones', async () => {
    const { run, undo } = open();
    const before = await run(admin, 'people.addSeat', {
      personId: walt,
      seat: { group: 'committee-chairs', office: 'Garden', from: '', until: '' },
    });
    await run(admin, 'seats.import', { csv });
    const { items } = await run(admin, 'imports.list', { kind: 'seats' });
    expect(items).toMatchObject([{ by: 'Ada Moss', count: 2 }]);
    const during = await run(admin, 'people.get', { personId: walt });
    expect(during.memberships[0]?.groups).toContain('board-members');
    await undo('seats');
    const after = await run(admin, 'people.get', { personId: walt });
    expect(after.seats).toEqual(before.seats);
    expect(after.memberships).toEqual(before.memberships);
  });

  it('keeps people in a group that they were in without a seat', async () => {
    const { run, undo } = open();
    await run(admin, 'people.import', {
      csv: 'name,role,unit,groups\nNell Abara,Owner,A-101,board-members\n',
    });
    const { items } = await run(admin, 'people.list', { search: 'Nell Abara' });
    await run(admin, 'seats.import', { csv: 'name,office\nNell Abara,President\n' });
    await undo('seats');
    const nell = await run(admin, 'people.get', { personId: items[0]?.id ?? '' });
    expect(nell.memberships).toEqual(items[0]?.memberships);
    expect(nell.memberships[0]?.groups).toEqual(['board-members']);
    expect(nell.seats).toEqual([]);
  });
});

it('the corrections of columns of the last import are remembered for all administrators', async () => {
  const { run, wait } = open();
  const columns = [{ name: 'House', field: 'label' }];
  await run(admin, 'homes.import', { csv: 'House\n12 Maple Lane\n', columns });
  wait(90 * 24 * 60 * 60 * 1000);
  expect(await run(admin, 'imports.list', { kind: 'homes' })).toEqual({ items: [], columns });
  expect(await run(admin, 'imports.list', { kind: 'people' })).toEqual({ items: [], columns: [] });
});
