import { isDeepStrictEqual } from 'node:util';
import type { Job, StoredProfile } from '@hoa/use-cases';
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

/** The directories need the details that a profile shows, regardless of the operation that changed them. */
function jobsOf(written: Commit['written']): Job[] {
  return written.flatMap((change): Job[] => {
    if (change.collection !== 'profiles') return [];
    const { id: uid, before, after } = change;
    const isChanged = after !== undefined && !isDeepStrictEqual(shownOf(after), shownOf(before));
    return isChanged ? [{ type: 'profile-changed', uid }] : [];
  });
}

function shownOf(profile: StoredProfile | undefined) {
  if (!profile) return undefined;
  const { displayName, phone, email, title, preferences } = profile;
  return [displayName, phone, email, title, preferences.privacy];
}
