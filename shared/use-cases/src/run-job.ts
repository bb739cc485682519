import { runExport } from './association/exports.ts';
import { purgeTrash } from './documents/purge-trash.ts';
import { continueSeries, remindGuests } from './events/event-jobs.ts';
import { giveUpPlaces } from './events/give-up-places.ts';
import { announceNews } from './news/announce-news.ts';
import { refreshMember } from './people/refresh-member.ts';
import { copyProfile } from './people/update-directories.ts';
import type { StoredJob } from './ports/job.ts';
import type { AssociationExporter, MailSender } from './ports/services.ts';
import type { Transaction } from './ports/unit-of-work.ts';
import type { Dependencies } from './run-operation.ts';

export interface JobDependencies extends Pick<Dependencies, 'unitOfWork' | 'association' | 'now'> {
  readonly mail: MailSender;
  /** Undefined where exports are not offered. */
  readonly exporter?: AssociationExporter | undefined;
}

/**
 * Runs a job. Running it again has no second effect, since its effects outside the data carry its key. Sends no mail
 * about a record that was removed in the meantime.
 */
export async function runJob(
  dependencies: JobDependencies,
  { key, hoaId, job }: StoredJob,
): Promise<void> {
  const { unitOfWork, association, mail, now } = dependencies;
  const read = <R>(work: (transaction: Transaction) => Promise<R>) =>
    unitOfWork.read(association(hoaId), work);
  switch (job.type) {
    case 'broadcast-mail': {
      const found = await read(({ repositories }) => repositories.broadcasts.get(job.broadcastId));
      if (!found) return;
      const { subject, message, audience, threadId } = found;
      return mail.sendBroadcast({ key, hoaId, subject, message, audience, threadId });
    }
    case 'notification-mail': {
      const { collection, notificationId: id } = job;
      return read(async ({ repositories }) => {
        if (collection === 'notifications') {
          const notification = await repositories.notifications.get(id);
          if (!notification) return;
          return mail.sendNotification({ key, hoaId, collection, notification }, repositories);
        }
        const notification = await repositories.vendorNotifications.get(id);
        if (!notification) return;
        return mail.sendNotification({ key, hoaId, collection, notification }, repositories);
      });
    }
    case 'invitation-mail': {
      const ids = [job.membershipId, ...(job.furtherIds ?? [])];
      const memberships = await read((t) => t.repositories.memberships.getMany(ids));
      const [first] = memberships;
      return first && mail.sendInvitation({ key, hoaId, uid: first.uid, memberships });
    }
    case 'email-confirmation-mail': {
      const { uid, email, formerEmail } = job;
      const profile = await read(({ repositories }) => repositories.profiles.get(uid));
      if (profile?.pendingEmail !== email) return;
      return mail.sendEmailConfirmation({ key, hoaId, uid, email, formerEmail });
    }
    case 'membership-begun':
      return unitOfWork.write(association(hoaId), async (transaction) => {
        const context = { ...transaction, now: notBefore(job.at, now()) };
        await refreshMember(context, job.uid);
        await giveUpPlaces(context, job.uid);
      });
    case 'news-begun':
      return unitOfWork.write(association(hoaId), async (transaction) => {
        const item = await transaction.repositories.news.get(job.newsId);
        if (item) {
          await announceNews({ ...transaction, now: notBefore(job.at, now()) }, undefined, item);
        }
      });
    case 'event-reminder':
      return unitOfWork.write(association(hoaId), (transaction) =>
        remindGuests({ ...transaction, now: notBefore(job.at, now()) }, job.eventId, job.at),
      );
    case 'series-continued':
      return unitOfWork.write(association(hoaId), (transaction) =>
        continueSeries(
          { ...transaction, now: notBefore(job.at, now()) },
          job.seriesId,
          job.sequence,
        ),
      );
    case 'poll-closed':
      return unitOfWork.write(association(hoaId), async ({ repositories }) => {
        repositories.pollKeys.remove(job.pollId);
      });
    case 'trash-expired':
      return unitOfWork.write(association(hoaId), ({ repositories }) =>
        purgeTrash(repositories, job),
      );
    // Queued by the previous release.
    case 'name-changed':
    case 'profile-changed':
      return unitOfWork.write(association(hoaId), (transaction) =>
        copyProfile({ ...transaction, now: now() }, job.uid),
      );
    case 'export':
      return runExport(dependencies, { key, hoaId, exportId: job.exportId });
    case 'email-changed-mail':
      return mail.sendEmailChanged({ key, hoaId, uid: job.uid, email: job.formerEmail });
  }
}

/** The clock that determined when the job is due may be ahead of this one. */
function notBefore(at: string, now: Date): Date {
  return new Date(Math.max(now.getTime(), Date.parse(at)));
}
