import type { Job } from '@hoa/use-cases';
import type { BeforeCommit, Commit } from '../ports/database.ts';
import { addWork } from './add-work.ts';

/** Queues the side effects of a change in its transaction. */
export const queueJobs: BeforeCommit = async ({ client, association, source, jobs, written }) => {
  const all = [...jobs, ...jobsOf(written)];
  const by = source.uid ?? undefined;
  await addWork(
    client,
    all.map((job) => ({ kind: 'job', hoaId: association.id, job, by })),
  );
};

/** A changed name or phone number must reach the directories, regardless of the operation that changed it. */
function jobsOf(written: Commit['written']): Job[] {
  return written.flatMap((change): Job[] => {
    if (change.collection !== 'profiles') return [];
    const { id: uid, before, after } = change;
    const isChanged =
      after !== undefined &&
      (after.displayName !== before?.displayName || after.phone !== before?.phone);
    return isChanged ? [{ type: 'profile-changed', uid }] : [];
  });
}
