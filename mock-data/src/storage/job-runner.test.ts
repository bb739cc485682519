import type { KeptJob } from '@hoa/use-cases';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJobRunner } from './job-runner.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tries a job that failed again after a while, and once it is done no more', async () => {
  const kept = [{ key: 'mail' } as KeptJob];
  const store = {
    jobs: async () => [...kept],
    removeJob: async () => void kept.pop(),
  };
  const runJob = vi.fn<(job: KeptJob) => Promise<void>>().mockRejectedValueOnce(new Error('down'));
  await createJobRunner({ store, runJob }).run();
  expect(kept).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runJob).toHaveBeenCalledTimes(2);
});
