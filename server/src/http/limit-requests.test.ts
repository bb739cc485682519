import { PortalError } from '@hoa/api';
import { mockActors } from '@hoa/mock-data/testing';
import { expect, it } from 'vitest';
import { countedAtOnce, limitRequests } from './limit-requests.ts';
import { openApp, sessionsOf } from './testing/open-app.ts';

it('limits a person’s requests across all processes for a while, and does not affect others [V2.1.3]', async () => {
  let actor = mockActors.resident;
  let time = 0;
  let counted = new Map<string, number>();
  const countForAll = async (uid: string, times: number) => {
    const count = (counted.get(uid) ?? 0) + times;
    counted.set(uid, count);
    if (count > 2 * countedAtOnce) throw new PortalError('too-many-requests');
  };
  const openProcess = () => {
    const sessions = limitRequests(
      sessionsOf(() => actor),
      countForAll,
      () => time,
    );
    return openApp(() => actor, { sessions });
  };
  const [one, other] = [openProcess(), openProcess()];
  const read = ({ send }: typeof one) =>
    send('/api/session', { headers: { 'X-Forwarded-For': String(Math.random()) } });
  const statuses = async (process: typeof one, times: number) => {
    const seen: Record<number, number> = {};
    for (let each = 0; each < times; each += 1) {
      const { status } = await read(process);
      seen[status] = (seen[status] ?? 0) + 1;
    }
    return seen;
  };
  expect(await statuses(one, 150)).toEqual({ 200: 150 });
  expect(await statuses(other, 150)).toEqual({ 200: 150 });
  expect(await statuses(one, 60)).toEqual({ 200: 49, 429: 11 });
  const refused = await read(one);
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(refused.headers.get('Retry-After')).toBe('60');
  actor = mockActors.vendor;
  expect(await statuses(one, 10)).toEqual({ 200: 10 });
  actor = mockActors.resident;
  time = 60_000;
  counted = new Map();
  expect(await statuses(one, 10)).toEqual({ 200: 10 });
});
