/**
 * A side effect outside the association's data. It is stored in the same commit as the change that causes it, so that a
 * crash cannot lose it.
 */
export type Job =
  /** Emails a broadcast to its audience. */
  | { readonly type: 'broadcast-mail'; readonly broadcastId: string }
  /** Emails a notification to the recipients who want mail. */
  | {
      readonly type: 'notification-mail';
      readonly collection: 'notifications' | 'vendorNotifications';
      readonly notificationId: string;
    }
  /** Invites the person of a membership, and of further ones that were added with it. */
  | {
      readonly type: 'invitation-mail';
      readonly membershipId: string;
      readonly furtherIds?: readonly string[];
    }
  /** Asks a person to confirm their new email. */
  | {
      readonly type: 'email-confirmation-mail';
      readonly uid: string;
      readonly email: string;
      /** The email that they signed in with when they asked; missing in jobs of the previous release. */
      readonly formerEmail?: string;
    }
  /** Notifies the former email that it is no longer used for sign-in. */
  | { readonly type: 'email-changed-mail'; readonly uid: string; readonly formerEmail: string }
  /** Updates the directories after a membership has started or ended; runs no earlier than `at`. */
  | { readonly type: 'membership-begun'; readonly uid: string; readonly at: string }
  /** Notifies people of a news item when it becomes visible; runs no earlier than `at`. */
  | { readonly type: 'news-begun'; readonly newsId: string; readonly at: string }
  /** Reminds those who attend an event, unless it was moved; runs no earlier than `at`. */
  | { readonly type: 'event-reminder'; readonly eventId: string; readonly at: string }
  /** Plans further dates of a repeated event, unless it was changed; runs no earlier than `at`. */
  | {
      readonly type: 'series-continued';
      readonly seriesId: string;
      readonly sequence: number;
      readonly at: string;
    }
  /** Removes the key of a secret poll when it ends; runs no earlier than `at`. */
  | { readonly type: 'poll-closed'; readonly pollId: string; readonly at: string }
  /** Deletes what was moved to the trash at `removedAt` and not restored; runs no earlier than `at`. */
  | {
      readonly type: 'trash-expired';
      readonly removedAt: string;
      readonly folderIds: readonly string[];
      readonly documentIds: readonly string[];
      readonly at: string;
    }
  /** Writes the file of an export. */
  | { readonly type: 'export'; readonly exportId: string }
  /** Copies the name, phone and shown details of a person's profile to the directories. */
  | { readonly type: 'name-changed' | 'profile-changed'; readonly uid: string };

/** A job as stored until it is done. */
export interface StoredJob {
  /** The idempotency key, which stays the same when the job runs again after a crash. */
  readonly key: string;
  readonly hoaId: string;
  readonly at: string;
  readonly job: Job;
}
