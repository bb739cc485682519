import { defaultPermissions, isCurrent } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredThread } from '../ports/records.ts';

/** Returns the uids of the administrators who answer for the office, or of one if they do; two statements. */
export async function officeUids(
  { association, now, repositories }: UseCaseContext,
  uid?: string,
): Promise<string[]> {
  const [memberships, adjusted] = await Promise.all([
    repositories.memberships.find({ where: { role: 'admin', uid } }),
    repositories.offices.get(association.id),
  ]);
  const { permissions = defaultPermissions } = adjusted ?? {};
  const answering = memberships
    .filter((one) => isCurrent(one, now))
    .filter(({ office }) => office === undefined || permissions[office].includes('messages'));
  return [...new Set(answering.map((one) => one.uid))];
}

/**
 * Returns the thread as nobody's if who has taken it no longer answers for the office, so that their successors are
 * notified. At most two statements.
 */
export async function withCurrentTaker<T extends Pick<StoredThread, 'office'>>(
  context: UseCaseContext,
  thread: T,
): Promise<T> {
  if (thread.office?.takenByUid === undefined) return thread;
  const { takenByUid, takenByName: _, ...office } = thread.office;
  const [current] = await officeUids(context, takenByUid);
  return current === undefined ? { ...thread, office } : thread;
}
