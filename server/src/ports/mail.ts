import type { Locale } from '@hoa/locales';

/** The variable parts of a mail, without the texts of its language. */
export type MailContent =
  /** `code` can be entered in the browser that requested the link. */
  | { readonly type: 'signIn'; readonly link: string; readonly code: string }
  /** `code` is entered where the signed-in person was asked to re-authenticate. */
  | { readonly type: 'proof'; readonly link: string; readonly code: string }
  /** The answer to a request for a sign-in link before the person's access starts; `from` is the first day. */
  | { readonly type: 'signInLater'; readonly link: string; readonly from: string }
  /**
   * `roles` are already in the language of the mail; mails that an earlier release queued have none. `from` is the
   * first day of access if that is in the future.
   */
  | {
      readonly type: 'invitation';
      readonly link: string;
      readonly roles?: string;
      readonly from?: string;
    }
  | { readonly type: 'emailConfirmation'; readonly link: string }
  | { readonly type: 'emailChanged'; readonly link: string }
  /** `reason` says in the language of the mail why an answer by mail was not posted. */
  | { readonly type: 'replyRefused'; readonly link: string; readonly reason: string }
  /** `until` is the last day, in the language of the mail. */
  | { readonly type: 'exportReady'; readonly link: string; readonly until: string }
  /**
   * `title` and `message` are written by a person, or already in the language of the mail. `written` is the text of the
   * message that a notification is about.
   */
  | {
      readonly type: 'broadcast' | 'notification';
      readonly link: string;
      readonly title: string;
      readonly message: string;
      readonly written?: string;
    };

export interface Mail {
  /** Idempotency key: deliveries with the same key are the same mail. */
  readonly key: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly locale: Locale;
  /** The name of the association. */
  readonly association: string;
  /** The association whose postal address the mail shows; mails that an earlier release queued have none. */
  readonly hoaId?: string | undefined;
  /** The conversation that the recipient continues by answering the mail. */
  readonly conversation?: { readonly threadId: string; readonly uid: string } | undefined;
  /** The Message-ID of the received mail that this one answers. */
  readonly inReplyTo?: string | undefined;
  readonly content: MailContent;
}

/** A mail ready for delivery. */
export interface RenderedMail {
  readonly messageId: string;
  readonly to: Mail['to'];
  readonly from: { readonly name: string; readonly address: string };
  /** The address for answers; undefined if they go to `from`. */
  readonly replyTo?: string | undefined;
  /** True for an answer to a received mail. */
  readonly isAnswer: boolean;
  /** The Message-ID by which mail clients group the mails of a conversation. */
  readonly inReplyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailTransport {
  /**
   * Resolves when the mail server accepts the mail. Rejects with a `MailRefusal` if it never will, and with another
   * error if a retry may succeed.
   */
  deliver(mail: RenderedMail): Promise<void>;
  close(): void;
}

/** A permanent refusal, for example because the address does not exist. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';
}
