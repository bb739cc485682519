import type { Membership } from '@hoa/domain';
import type { SentBroadcast, StoredNotification } from '../community/records.ts';
import type { StoredVendorNotification } from '../vendor/records.ts';
import type { Repositories } from './collections.ts';

interface KeyedMail {
  /** Names the mail: sent again with the same key, it reaches nobody twice. */
  readonly key: string;
  readonly hoaId: string;
}

/** A broadcast that goes out by email. */
export interface BroadcastMail
  extends KeyedMail,
    Pick<SentBroadcast, 'subject' | 'message' | 'audience'> {}

/** A notification that goes out by email. */
export type NotificationMail = KeyedMail &
  (
    | { readonly collection: 'notifications'; readonly notification: StoredNotification }
    | {
        readonly collection: 'vendorNotifications';
        readonly notification: StoredVendorNotification;
      }
  );

/** An invitation of one person into an association. */
export interface InvitationMail extends KeyedMail {
  readonly uid: string;
  /** What they were added as, all at once. */
  readonly memberships: readonly Membership[];
}

/** A mail about the email of one person. */
export interface EmailMail extends KeyedMail {
  readonly uid: string;
  /** Where it goes. */
  readonly email: string;
}

/** Sends mail. A job may run twice, so every mail has a key. */
export interface MailSender {
  /** Reaches those of the audience whom `isMailed` allows, about announcements. */
  sendBroadcast(mail: BroadcastMail): Promise<void>;
  /**
   * Sends a mail to each recipient who wants mail and has not turned its subject off. They are looked up by
   * `repositories`, in the transaction that read the notification.
   */
  sendNotification(mail: NotificationMail, repositories: Repositories): Promise<void>;
  sendInvitation(mail: InvitationMail): Promise<void>;
  /** Goes to the new email, with a link that confirms it while `formerEmail` is still theirs. */
  sendEmailConfirmation(
    mail: EmailMail & { readonly formerEmail?: string | undefined },
  ): Promise<void>;
  /** Goes to the former email. */
  sendEmailChanged(mail: EmailMail): Promise<void>;
}
