import { mockActors } from '@hoa/mock-data/testing';
import { expect, it } from 'vitest';
import { limitRequests } from './limit-requests.ts';
import { openApp, sessionsOf } from './testing/open-app.ts';

it('refuses a person who sends too many requests, nobody else, and not for long', async () => {
  let actor = mockActors.resident;
  let time = 0;
  const sessions = limitRequests(
    sessionsOf(() => actor),
    3,
    () => time,
  );
  const { send } = openApp(() => actor, { sessions });
  const read = () =>
    send('/api/operations/tickets.list', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': String(Math.random()) },
    });
  const statuses = async (times: number) => {
    const answers = [];
    for (let each = 0; each < times; each += 1) answers.push((await read()).status);
    return answers;
  };
  expect(await statuses(5)).toEqual([200, 200, 200, 429, 429]);
  const refused = await read();
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(refused.headers.get('Retry-After')).toBe('60');
  actor = mockActors.vendor;
  expect(await statuses(1)).toEqual([200]);
  actor = mockActors.resident;
  time = 60_000;
  expect(await statuses(1)).toEqual([200]);
});
