import type { Actor, Membership } from '@hoa/domain';
import { mockActors, testNow } from '@hoa/mock-data/testing';
import { expect, test } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const { admin, resident } = mockActors;
const item = {
  title: 'Railings',
  content: 'Wet paint.',
  category: 'maintenance',
  priority: 'normal',
  ...{ pinned: false, urgent: false, published: true, publishAt: '', expireAt: '' },
} as const;

const since = new Date(testNow.getTime() - 86_400_000).toISOString();
const owner = (uid: string, unit: string, more: Partial<Membership> = {}): Membership => ({
  ...{ id: `${uid} ${unit}`, uid, role: 'resident', unit, tenure: 'owner', since, groups: [] },
  ...more,
});
const as = (uid: string, tenure: Actor['tenure'] = 'owner'): Actor => ({
  ...resident,
  ...{ uid, tenure, groups: [] },
});

test('receipts count each member of the audience once, whatever they do', async () => {
  const memberships = [
    ...[owner('ann', 'A-101'), owner('ann', 'A-102'), owner('ben', 'A-101')],
    ...[owner('cyd', 'B-201'), owner('dot', 'B-201', { tenure: 'tenant' })],
  ];
  const { run } = openPortal({ records: { memberships } });
  const { id } = await run(admin, 'news.save', {
    ...item,
    audience: { type: 'combined', value: '', tenures: ['owner'] },
  });
  const seen = (actor: Actor) => run(actor, 'announcements.markSeen', { ids: [id, id, 'lost'] });
  const receipts = () => run(admin, 'news.receipts', { id });
  expect(await receipts()).toEqual({ seen: 0, members: 3 });
  for (let times = 0; times < 3; times += 1) await seen(as('ann'));
  expect(await receipts()).toEqual({ seen: 1, members: 3 });
  // Neither those who may not read it, nor somebody who views the portal as a reader.
  await seen(as('dot', 'tenant'));
  await seen({ ...as('cyd'), impersonation: 'act' });
  // An editor reads it, too, but is no member.
  await seen(admin);
  expect(await receipts()).toEqual({ seen: 1, members: 3 });
  await Promise.all([seen(as('ben')), seen(as('ben'))]);
  expect(await receipts()).toEqual({ seen: 2, members: 3 });
});

test('a draft has no readers', async () => {
  const { run } = openPortal();
  const { id } = await run(admin, 'news.save', { ...item, published: false });
  await run(resident, 'announcements.markSeen', { ids: [id] });
  expect(await run(admin, 'news.receipts', { id })).toMatchObject({ seen: 0 });
});
