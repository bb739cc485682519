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

/** What follows from what was written, whatever operation wrote it. */
function jobsOf(written: Commit['written']): Job[] {
  const broadcasts = new Set(
    written.flatMap(({ collection, id }) => (collection === 'broadcasts' ? [id] : [])),
  );
  return written.flatMap((change): Job[] => {
    switch (change.collection) {
      case 'notifications':
      case 'vendorNotifications': {
        const { collection, id, before, after } = change;
        // The sender of a broadcast chose whether it goes out by mail.
        const isNew = before === undefined && after !== undefined && !broadcasts.has(id);
        return isNew ? [{ type: 'notification-mail', collection, notificationId: id }] : [];
      }
      case 'profiles': {
        const { id: uid, before, after } = change;
        const isRenamed = after !== undefined && after.displayName !== before?.displayName;
        return isRenamed ? [{ type: 'name-changed', uid }] : [];
      }
      default:
        return [];
    }
  });
}
