import type { Job } from '@hoa/use-cases';
import type { BeforeCommit, Commit } from '../ports.ts';
import { addWork } from './add-work.ts';

/** Keeps what a change causes outside the data in the transaction of the change. */
export const keepJobs: BeforeCommit = async ({ client, association, source, jobs, written }) => {
  const all = [...jobs, ...jobsOf(written)];
  const by = source.uid ?? undefined;
  await addWork(
    client,
    all.map((job) => ({ kind: 'job', hoaId: association.id, job, by })),
  );
};

/** The directories follow a new name or phone, whichever operation changed it. */
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
