import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';
import { openApp, sessionsOf } from './testing/open-app.ts';

/** Opens an admission with a controllable clock and work that ends on request. */
function openAdmission() {
  let time = 0;
  const admission = new Admission(() => time);
  const ends: (() => void)[] = [];
  return {
    admission,
    later: (seconds: number) => {
      time += seconds;
    },
    /** Attempts to start this many pieces of work, which stay in progress; returns how many were admitted. */
    come(many: number): number {
      let letIn = 0;
      for (let each = 0; each < many; each += 1) {
        try {
          admission.admit();
        } catch (error) {
          expect(error).toMatchObject({ code: 'busy' });
          continue;
        }
        letIn += 1;
        void admission.count(() => new Promise<void>((resolve) => ends.push(resolve)));
      }
      return letIn;
    },
    async end(many: number): Promise<void> {
      for (const end of ends.splice(0, many)) end();
      await new Promise(setImmediate);
    },
  };
}

describe('admission', () => {
  it('lets a crowd in that comes at one moment', () => {
    expect(openAdmission().come(500)).toBe(500);
  });

  it('refuses a burst that is not finished within two seconds', async () => {
    const { come, end, later } = openAdmission();
    come(100);
    later(2.5);
    expect(come(10)).toBe(0);
    await end(90);
    expect(come(60)).toBe(54);
  });

  it('lets as much be in work as ends in half a second', async () => {
    const { come, end, later } = openAdmission();
    come(1000);
    later(1);
    await end(500);
    later(1.5);
    // 500 ended in 2.5 seconds: 200 per second, and so 100 per half second.
    expect(come(1)).toBe(0);
    await end(480);
    expect(come(200)).toBe(80);
  });

  it('lets a crowd in again once nothing was refused for a while', async () => {
    const { admission, come, end, later } = openAdmission();
    come(100);
    later(2.5);
    expect(come(1)).toBe(0);
    await end(100);
    expect(admission.inWork).toBe(0);
    later(1);
    expect(come(100)).toBeLessThan(100);
    await end(100);
    later(6);
    expect(come(100)).toBe(100);
  });
});

it('answers excess requests with 503 and Retry-After, and recovers', async () => {
  let time = 0;
  const admission = new Admission(() => time);
  const { send } = openApp(() => mockActors.resident, {
    admission,
    sessions: sessionsOf(() => mockActors.resident),
  });
  const read = () =>
    send('/api/operations/tickets.list', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
  expect((await read()).status).toBe(200);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const waiting = Array.from({ length: 70 }, () => admission.count(() => held));
  await read();
  time = 3;
  const refused = await read();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'busy' });
  expect((await send('/healthz')).status).toBe(200);
  letGo();
  await Promise.all(waiting);
  expect((await read()).status).toBe(200);
});
