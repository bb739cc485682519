import type { SentBroadcast } from '../community/records.ts';

/** A broadcast that goes out by email. */
export interface BroadcastMail extends Pick<SentBroadcast, 'subject' | 'message' | 'audience'> {
  /** Names the mail: sent again with the same key, it reaches nobody twice. */
  readonly key: string;
  readonly hoaId: string;
}

/** Sends mail. A job may run twice, so every mail has a key. */
export interface MailSender {
  /** Reaches those of the audience whom `isMailed` allows, about announcements. */
  sendBroadcast(mail: BroadcastMail): Promise<void>;
}
