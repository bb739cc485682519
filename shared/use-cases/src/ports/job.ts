/** An effect outside the data, kept with the change that causes it, so that a crash after the change loses none. */
export type Job =
  /** Send a broadcast by email to its audience. */
  | { readonly type: 'broadcast-mail'; readonly broadcastId: string }
  /** Tell the recipients of a notification by email, those who want that. */
  | {
      readonly type: 'notification-mail';
      readonly collection: 'notifications' | 'vendorNotifications';
      readonly notificationId: string;
    }
  /** Invite the person of a membership, and of the further ones that were added with it. */
  | {
      readonly type: 'invitation-mail';
      readonly membershipId: string;
      readonly furtherIds?: readonly string[];
    }
  /** Ask a person to confirm their new email. */
  | {
      readonly type: 'email-confirmation-mail';
      readonly uid: string;
      readonly email: string;
      /** By which they were signed in when they asked; jobs of the release before do not say it. */
      readonly formerEmail?: string;
    }
  /** Tell the former email of a person that it no longer counts. */
  | { readonly type: 'email-changed-mail'; readonly uid: string; readonly formerEmail: string }
  /** Bring the directories up to date once a membership has begun or ended; not before `at`. */
  | { readonly type: 'membership-begun'; readonly uid: string; readonly at: string }
  /** Notify of a news item once it is shown; not before `at`. */
  | { readonly type: 'news-begun'; readonly newsId: string; readonly at: string }
  /** Copy the name and phone of a person's profile to the directories. */
  | { readonly type: 'name-changed' | 'profile-changed'; readonly uid: string };

/** A job as it is kept until it is done. */
export interface KeptJob {
  /** The idempotency key: the same when the job runs again, which it does after a crash. */
  readonly key: string;
  readonly hoaId: string;
  /** When it was added. */
  readonly at: string;
  readonly job: Job;
}
