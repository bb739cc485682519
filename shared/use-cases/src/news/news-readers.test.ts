import { type Actor, type Audience, isInAudience, tenures } from '@hoa/domain';
import { residentTags } from '@hoa/domain/schemas';
import { mockActors } from '@hoa/mock-data/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const { resident, admin, vendor } = mockActors;

const item = {
  title: 'Railings',
  content: 'Wet paint until evening.',
  category: 'maintenance',
  priority: 'normal',
  pinned: false,
  urgent: false,
  published: true,
  publishAt: '',
  expireAt: '',
} as const;

const upload = (id: string, name = `${id}.png`) => ({
  ...{ id, ownerKind: 'uploader', ownerId: admin.uid },
  ...{ name, mimeType: 'image/png' },
});

/** Opens a portal with uploads of the administrator. */
async function open(...uploads: string[]) {
  const portal = openPortal();
  await portal.unitOfWork.write(portal.association, async ({ repositories: { storedFiles } }) => {
    for (const id of uploads) storedFiles.put(upload(id) as never);
  });
  return portal;
}

type Portal = Awaited<ReturnType<typeof open>>;

/** Returns where an actor finds a news item and its file. */
async function reachOf({ run }: Portal, actor: Actor, id: string, fileId: string) {
  const answered = (call: Promise<unknown>) =>
    call.then(
      () => true,
      () => false,
    );
  const { items } = await run(actor, 'announcements.list', { limit: 100 });
  const { items: notices } = await run(actor, 'notifications.list', { limit: 100 });
  return {
    list: items.some((each) => each.id === id),
    address: await answered(run(actor, 'announcements.get', { id })),
    file: await answered(run(actor, 'files.get', { fileId })),
    notified: notices.some(({ actionUrl }) => actionUrl === `/news?item=${id}`),
  };
}

test('only the audience of an item finds it, its notification and its files', async () => {
  const actors = fc.record({
    unit: fc.constantFrom('A-101', 'B-204', 'C-102'),
    tenure: fc.constantFrom(...tenures),
    groups: fc.subarray([...residentTags]),
  });
  const audiences = fc.record({
    type: fc.constant('combined' as const),
    value: fc.constantFrom('', 'a-101', 'B-204, C-102'),
    buildings: fc.subarray(['A', 'B']),
    groups: fc.subarray([...residentTags]),
    tenures: fc.subarray([...tenures], { minLength: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(actors, audiences, async (held, chosen) => {
      const portal = await open('plan');
      const { id, audience } = await portal.run(admin, 'news.save', {
        ...item,
        audience: chosen,
        attachments: [{ id: 'plan' }],
      });
      const reader: Actor = { ...resident, ...held, building: held.unit.charAt(0) };
      const isReader = isInAudience(reader, audience as Audience);
      const reach = { list: isReader, address: isReader, file: isReader, notified: isReader };
      expect(await reachOf(portal, reader, id, 'plan')).toEqual(reach);
    }),
    { numRuns: 60 },
  );
});

describe('news for owners', () => {
  const audience: Audience = { type: 'combined', value: '', tenures: ['owner'] };
  const save = async (portal: Portal, more: object = {}) =>
    (await portal.run(admin, 'news.save', { ...item, audience, ...more })).id;

  test.each([
    ['an owner', true, { ...resident, tenure: 'owner' }],
    ['a tenant', false, { ...resident, tenure: 'tenant' }],
    ['an editor', true, { ...admin, permissions: ['news'] }],
    ['a treasurer', false, { ...admin, permissions: ['money'] }],
    ['a vendor', false, vendor],
  ] as const)('%s finds it: %s', async (_who, expected, actor) => {
    const portal = await open('plan');
    const id = await save(portal, { attachments: [{ id: 'plan' }] });
    const { list, address, file } = await reachOf(portal, actor as never, id, 'plan');
    expect([list, address, file]).toEqual([expected, expected, expected]);
  });

  test('is kept by a form without the field, and changed to everyone', async () => {
    const portal = await open();
    const tenant: Actor = { ...resident, tenure: 'tenant' };
    const id = await save(portal);
    await portal.run(admin, 'news.save', { ...item, id });
    expect((await reachOf(portal, tenant, id, '')).list).toBe(false);
    const all = { type: 'all', value: '' } as const;
    const saved = await portal.run(admin, 'news.save', { ...item, id, audience: all });
    expect(saved).not.toHaveProperty('audience');
    expect((await reachOf(portal, tenant, id, '')).list).toBe(true);
  });

  test('never shows the keys of its readers, nor to these which units it is for', async () => {
    const portal = await open();
    const id = await save(portal, { audience: { ...audience, value: 'A-101, B-204' } });
    const shown = await portal.run(resident, 'announcements.get', { id });
    expect(shown.audience).toEqual({ type: 'combined', value: '' });
    const managed = await portal.run(admin, 'announcements.get', { id });
    expect(managed.audience).toMatchObject({ value: 'A-101, B-204' });
    for (const name of ['announcements.get', 'news.get'] as const) {
      expect(await portal.run(admin, name, { id })).not.toHaveProperty('readers');
    }
  });

  test.each([
    ['no part', { type: 'combined', value: '' }, 'invalid-input'],
    ['an unknown building', { type: 'combined', value: '', buildings: ['Z'] }, 'not-found'],
  ] as const)('is refused with %s', async (_which, wrong, code) => {
    const portal = await open();
    await expect(save(portal, { audience: wrong })).rejects.toMatchObject({ code });
  });

  test('is mailed when it is first shown, if the editor wants that', async () => {
    const portal = await open();
    const mails = () => portal.jobs.filter(({ type }) => type === 'notification-mail').length;
    await save(portal);
    expect(mails()).toBe(0);
    const id = await save(portal, { sendEmail: true, published: false });
    expect(mails()).toBe(0);
    await portal.run(admin, 'news.setPublished', { id, published: true });
    expect(mails()).toBe(1);
    await portal.run(admin, 'news.save', { ...item, id });
    expect(mails()).toBe(1);
  });
});

describe('the files of news [complaint 33]', () => {
  test('survive edits, in the chosen order, and go when they are left out', async () => {
    const { run, read } = await open('plan', 'map');
    const files = (...ids: string[]) => ids.map((id) => ({ id }));
    const attachments = files('plan', 'map');
    const { id, ...first } = await run(admin, 'news.save', { ...item, attachments });
    const [plan, map] = ['plan', 'map'].map((each) => ({
      ...{ id: each, name: `${each}.png`, type: 'image/png' },
    }));
    expect(first.attachments).toEqual([plan, map]);
    const edited = await run(admin, 'news.save', { ...item, id, title: 'Dry' });
    expect(edited.attachments).toEqual([plan, map]);
    const last = await run(admin, 'news.save', { ...item, id, attachments: files('map') });
    expect(last.attachments).toEqual([map]);
    expect(await read(({ storedFiles }) => storedFiles.getMany(['plan', 'map']))).toMatchObject([
      { id: 'map', ownerKind: 'news', ownerId: id },
    ]);
  });

  test('that are missing keep their place and name, and the text stays', async () => {
    const portal = await open('plan');
    const attachments = [{ id: 'plan' }];
    const { id } = await portal.run(admin, 'news.save', { ...item, attachments });
    await portal.unitOfWork.write(portal.association, async ({ repositories }) =>
      repositories.storedFiles.remove('plan'),
    );
    const saved = await portal.run(admin, 'news.save', { ...item, id, attachments });
    expect(saved).toMatchObject({ content: item.content, attachments: [{ name: 'plan.png' }] });
    const shown = await portal.run(resident, 'announcements.get', { id });
    expect(shown).toMatchObject({ content: item.content, attachments: [{ name: 'plan.png' }] });
  });

  test('of another person are refused', async () => {
    const portal = await open('plan');
    const other: Actor = { ...admin, uid: 'another-admin' };
    const attachments = [{ id: 'plan' }];
    await expect(portal.run(other, 'news.save', { ...item, attachments })).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'attachments' },
    });
  });
});
