import type { Job, StoredJob } from '@hoa/use-cases';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJobRunner } from './job-runner.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keeping(job: Job) {
  const kept: StoredJob[] = [{ key: 'job', hoaId: 'h', at: '2026-03-10T12:00:00.000Z', job }];
  const jobs = {
    list: async () => [...kept],
    remove: async () => void kept.pop(),
  };
  return { kept, jobs };
}

it('tries a job that failed again after a while, and once it is done no more', async () => {
  const { kept, jobs } = keeping({ type: 'broadcast-mail', broadcastId: 'a' });
  const runJob = vi
    .fn<(job: StoredJob) => Promise<void>>()
    .mockRejectedValueOnce(new Error('down'));
  await createJobRunner({ jobs, runJob, now: () => new Date() }).run();
  expect(kept).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runJob).toHaveBeenCalledTimes(2);
});

it('runs a job when it is due, not before', async () => {
  vi.setSystemTime('2026-03-10T12:00:00.000Z');
  const at = '2026-03-10T13:00:00.000Z';
  const { kept, jobs } = keeping({ type: 'news-begun', newsId: 'a', at });
  const runJob = vi.fn(async () => undefined);
  await createJobRunner({ jobs, runJob, now: () => new Date() }).run();
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(runJob).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runJob).toHaveBeenCalledTimes(1);
  expect(kept).toEqual([]);
});
