import type { KeptJob } from './ports/job.ts';
import type { MailSender } from './ports/mail.ts';
import type { Dependencies } from './run-operation.ts';

export interface JobDependencies extends Pick<Dependencies, 'unitOfWork' | 'association'> {
  readonly mail: MailSender;
}

/** Carries a job out. Run again it has no second effect: what it does outside the data carries its key. */
export async function runJob(
  { unitOfWork, association, mail }: JobDependencies,
  { key, hoaId, job }: KeptJob,
): Promise<void> {
  const broadcast = await unitOfWork.read(association(hoaId), ({ repositories }) =>
    repositories.broadcasts.get(job.broadcastId),
  );
  if (!broadcast) return;
  const { subject, message, audience } = broadcast;
  await mail.sendBroadcast({ key, hoaId, subject, message, audience });
}
