import type { Membership } from '@hoa/domain';
import type { Repositories } from './collections.ts';
import type { SentBroadcast } from './records/broadcasts.ts';
import type { StoredNotification } from './records/notifications.ts';
import type { StoredVendorNotification } from './records/vendors.ts';

interface KeyedMail {
  /** Idempotency key: a mail sent again with the same key is not delivered twice. */
  readonly key: string;
  readonly hoaId: string;
}

export interface BroadcastMail
  extends KeyedMail,
    Pick<SentBroadcast, 'subject' | 'message' | 'audience'> {}

export type NotificationMail = KeyedMail &
  (
    | { readonly collection: 'notifications'; readonly notification: StoredNotification }
    | {
        readonly collection: 'vendorNotifications';
        readonly notification: StoredVendorNotification;
      }
  );

export interface InvitationMail extends KeyedMail {
  readonly uid: string;
  /** All memberships that were added together. */
  readonly memberships: readonly Membership[];
}

/** A mail about the email of one person. */
export interface EmailMail extends KeyedMail {
  readonly uid: string;
  /** The recipient's address. */
  readonly email: string;
}

/** Sends mail. A job may run twice, so every mail has a key. */
export interface MailSender {
  /** Sends an announcement to the members of the audience that `isMailed` allows. */
  sendBroadcast(mail: BroadcastMail): Promise<void>;
  /**
   * Sends a mail to each recipient who wants mail and has not muted its subject. Looks them up in `repositories`, in
   * the same transaction that read the notification.
   */
  sendNotification(mail: NotificationMail, repositories: Repositories): Promise<void>;
  sendInvitation(mail: InvitationMail): Promise<void>;
  /**
   * Sends a confirmation link to the new email. The link works only while the person's email is still `formerEmail`.
   */
  sendEmailConfirmation(
    mail: EmailMail & { readonly formerEmail?: string | undefined },
  ): Promise<void>;
  /** Notifies the former email. */
  sendEmailChanged(mail: EmailMail): Promise<void>;
}
