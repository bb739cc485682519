import type { Association } from '@hoa/domain';
import { describe, expect, it, vi } from 'vitest';
import type { StoredJob } from '../ports/job.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

/** Opens the same storage again at each call, as after a crash. `runJob` receives the stored jobs. */
export type JobStorageUnderTest = (
  runJob: (job: StoredJob) => Promise<void>,
) => Promise<Pick<UnitOfWork, 'write'>>;

export interface JobAdapterUnderTest {
  /** Creates an empty storage. */
  create(): JobStorageUnderTest;
  readonly association: Association;
}

/** A storage may wait before it retries. */
const retryTimeoutMs = 10_000;

/** Tests of how a unit of work handles jobs, for any storage. */
export function jobContractSuite(name: string, { create, association }: JobAdapterUnderTest): void {
  const add = (unitOfWork: Pick<UnitOfWork, 'write'>, ...broadcastIds: string[]) =>
    unitOfWork.write(association, async ({ addJob, nextNumber }) => {
      for (const broadcastId of broadcastIds) addJob({ type: 'broadcast-mail', broadcastId });
      return nextNumber('tickets');
    });
  const idsOf = (jobs: readonly StoredJob[]) =>
    jobs.map(({ job }) => (job.type === 'broadcast-mail' ? job.broadcastId : job.type)).sort();

  /** Opens the storage and records the jobs it runs. */
  async function openRecording(open: JobStorageUnderTest) {
    const done: StoredJob[] = [];
    const unitOfWork = await open(async (job) => void done.push(job));
    return { done, unitOfWork };
  }

  describe(`${name} keeps jobs with the change that causes them`, () => {
    it('runs each once, after the change is committed', async () => {
      const open = create();
      const { done, unitOfWork } = await openRecording(open);
      const isLanded = vi.fn();
      const adding = add(unitOfWork, 'a', 'b').then(isLanded);
      expect(done).toEqual([]);
      await adding;
      await vi.waitFor(() => expect(idsOf(done)).toEqual(['a', 'b']), 5000);
      expect(done.map(({ hoaId }) => hoaId)).toEqual([association.id, association.id]);
      expect(new Set(done.map(({ key }) => key)).size).toBe(2);
      const next = await openRecording(open);
      await add(next.unitOfWork, 'c');
      await vi.waitFor(() => expect(idsOf(next.done)).toEqual(['c']), 5000);
    });

    it('keeps none of a change that does not land', async () => {
      const open = create();
      const { done, unitOfWork } = await openRecording(open);
      const failing = unitOfWork.write(association, async ({ addJob }) => {
        addJob({ type: 'broadcast-mail', broadcastId: 'lost' });
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      await add(unitOfWork, 'kept');
      await vi.waitFor(() => expect(idsOf(done)).toEqual(['kept']), 5000);
    });

    it('keeps a job of a change that writes nothing', async () => {
      const { done, unitOfWork } = await openRecording(create());
      await unitOfWork.write(association, async ({ addJob }) =>
        addJob({ type: 'broadcast-mail', broadcastId: 'alone' }),
      );
      await vi.waitFor(() => expect(idsOf(done)).toEqual(['alone']), 5000);
    });

    it('carries it out at the next start when it stopped after the commit', async () => {
      const open = create();
      await add(await open(() => new Promise(() => undefined)), 'a');
      const { done } = await openRecording(open);
      await vi.waitFor(() => expect(idsOf(done)).toEqual(['a']), 5000);
    });

    it('carries it out again by the same key when it stopped halfway or failed', async () => {
      const open = create();
      const begun: StoredJob[] = [];
      const failing = await open(async (job) => {
        begun.push(job);
        throw new Error('The mail server is down.');
      });
      await add(failing, 'a');
      await vi.waitFor(() => expect(begun).toHaveLength(1), 5000);
      const { done } = await openRecording(open);
      await vi.waitFor(() => expect(done).toEqual(begun), retryTimeoutMs);
    });
  });
}
