import { describe, expect, it } from 'vitest';
import { exampleInputs } from '../testing/index.ts';
import { openPortal } from '../testing/sample-portal.ts';

const home = exampleInputs['homes.add'];
const refused = (field: string, problem: string) => ({
  code: 'invalid-input',
  params: { field, problem },
});

describe('the homes of an association', () => {
  it('are listed by label with their building and people, and searched by label or address', async () => {
    const { as } = openPortal();
    const admin = as('admin');
    await admin.call('homes.add', { ...home, address: '12 Maple Lane, Aspen', share: 2.5 });
    const { items, total, all } = await admin.call('homes.list', { search: 'aspen' });
    expect({ total, all }).toEqual({ total: 1, all: 157 });
    expect(items).toEqual([
      {
        id: '12 Maple Lane',
        address: '12 Maple Lane, Aspen',
        share: 2.5,
        people: [],
        version: 1,
      },
    ]);
    const first = await admin.call('homes.get', { label: 'A-101' });
    expect(first).toMatchObject({
      building: { id: 'A', name: 'Building A' },
      people: [{ displayName: 'Rae Whitcomb', tenure: 'owner' }],
    });
    const inB = await admin.call('homes.list', { building: 'B', limit: 1 });
    expect(inB).toMatchObject({ total: 48, items: [{ building: { id: 'B' } }] });
  });

  it('are compared without case and spaces', async () => {
    const { as } = openPortal();
    const again = as('admin').call('homes.add', { ...home, label: ' a - 101' });
    await expect(again).rejects.toMatchObject(refused('label', 'home-exists'));
  });

  it('are not changed by someone who has not seen the latest change', async () => {
    const { as } = openPortal();
    await as('admin').call('homes.add', home);
    const change = { ...home, notes: 'Corner lot', version: 1 };
    expect(await as('admin').call('homes.change', change)).toMatchObject({ notes: 'Corner lot' });
    const late = as('admin').call('homes.change', { ...change, notes: '' });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are removed only without people and an account', async () => {
    const { as } = openPortal();
    const admin = as('admin');
    await admin.call('homes.add', home);
    await admin.call('homes.remove', { label: home.label });
    await expect(admin.call('homes.get', { label: home.label })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(admin.call('homes.remove', { label: 'A-101' })).rejects.toMatchObject(
      refused('label', 'home-used'),
    );
  });

  it.each([
    ['label', ''],
    ['label', 'A-1, A-2'],
    ['label', 'x'.repeat(61)],
    ['share', 0],
  ])('refuse %s %j', async (field, value) => {
    const { as } = openPortal();
    const add = as('admin').call('homes.add', { ...home, [field]: value });
    await expect(add).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('the buildings of an association', () => {
  it('are added with the first home that names them', async () => {
    const { as } = openPortal();
    const admin = as('admin');
    await admin.call('homes.add', { ...home, label: 'North 1', building: 'North' });
    await admin.call('homes.add', { ...home, label: 'North 2', building: ' north ' });
    const { items } = await admin.call('buildings.list', {});
    expect(items.map(({ name }) => name)).toEqual([
      'Building A',
      'Building B',
      'Building C',
      'North',
    ]);
  });

  it('are not listed without homes', async () => {
    const { as } = openPortal();
    const admin = as('admin');
    await admin.call('homes.add', { ...home, building: 'North' });
    await admin.call('homes.change', { ...home, building: '', version: 1 });
    const { items } = await admin.call('buildings.list', {});
    expect(items.map(({ name }) => name)).not.toContain('North');
  });

  it('are renamed everywhere except in broadcasts sent before', async () => {
    const { as } = openPortal();
    const admin = as('admin');
    const audience = { type: 'building', value: 'A' } as const;
    const broadcast = { ...exampleInputs['broadcasts.send'], audience };
    await admin.call('broadcasts.send', { ...broadcast, subject: 'Before' });
    await admin.call('buildings.rename', { id: 'A', name: 'North' });
    await admin.call('broadcasts.send', { ...broadcast, subject: 'After' });
    const { items } = await admin.call('broadcasts.list', {});
    const names = new Map(items.map((sent) => [sent.subject, sent.audience.name]));
    expect([names.get('Before'), names.get('After')]).toEqual(['Building A', 'North']);
    const resident = await as('resident').call('threads.list', {});
    expect(resident.items.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Before', 'After']),
    );
  });

  it('do not take the name of another', async () => {
    const { as } = openPortal();
    const rename = as('admin').call('buildings.rename', { id: 'A', name: 'building  B' });
    await expect(rename).rejects.toMatchObject(refused('name', 'building-exists'));
  });
});

describe('a file of homes', () => {
  const csv = `Home,Building,Street address,Votes
North 101,North,4210 Maple Court,1
a-101,,1 First Street,
12 Maple Lane,,,
12 maple lane,,,
Bad,,,none
`;

  it('shows each line with its outcome before anything is imported', async () => {
    const { as } = openPortal();
    const {
      accepted,
      refused: lines,
      ...counts
    } = await as('admin').call('homes.importPreview', {
      csv,
    });
    expect(accepted.items.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'new'],
      [3, 'changed'],
      [4, 'new'],
    ]);
    expect(lines.items.map(({ line, problem }) => [line, problem])).toEqual([
      [5, 'repeated'],
      [6, 'share-invalid'],
    ]);
    expect(counts).toMatchObject({ added: 2, changed: 1 });
    await expect(as('admin').call('homes.get', { label: 'North 101' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is imported without the lines that are left out', async () => {
    const { as } = openPortal();
    const result = await as('admin').call('homes.import', { csv, leftOut: [2] });
    expect(result).toEqual({ imported: 2, refused: 2 });
    const { items } = await as('admin').call('homes.list', { search: 'north 101' });
    expect(items).toEqual([]);
  });

  it('is imported; blank cells keep what is stored, and a second import changes nothing', async () => {
    const { as } = openPortal();
    const admin = as('admin');
    expect(await admin.call('homes.import', { csv })).toEqual({ imported: 3, refused: 2 });
    expect(await admin.call('homes.get', { label: 'A-101' })).toMatchObject({
      building: { name: 'Building A' },
      address: '1 First Street',
    });
    expect(await admin.call('homes.get', { label: 'North 101' })).toMatchObject({
      building: { name: 'North' },
      share: 1,
    });
    expect(await admin.call('homes.import', { csv })).toEqual({ imported: 0, refused: 2 });
  });
});
