import type { Locale } from '@hoa/locales';

/** What a mail says, apart from the words of its language. */
export type MailContent =
  /** `code` can be typed where the link was asked for. */
  | { readonly type: 'signIn'; readonly link: string; readonly code: string }
  /** `code` is typed where somebody who is signed in was asked for it. */
  | { readonly type: 'proof'; readonly link: string; readonly code: string }
  /** In place of a link: `from` is the day on which the person's access begins. */
  | { readonly type: 'signInLater'; readonly link: string; readonly from: string }
  /**
   * `roles` are in the language of the mail already; a mail that was kept by an earlier version has none. `from` is the
   * day on which access begins, where that is to come.
   */
  | {
      readonly type: 'invitation';
      readonly link: string;
      readonly roles?: string;
      readonly from?: string;
    }
  | { readonly type: 'emailConfirmation'; readonly link: string }
  | { readonly type: 'emailChanged'; readonly link: string }
  /** `title` and `message` are a person's own words, or in the language of the mail already. */
  | {
      readonly type: 'broadcast' | 'notification';
      readonly link: string;
      readonly title: string;
      readonly message: string;
    };

/** A mail to one person. */
export interface Mail {
  /** Two deliveries of one key are the same mail. */
  readonly key: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly locale: Locale;
  /** The name of the association that it is about. */
  readonly association: string;
  readonly content: MailContent;
}

/** A mail in words. */
export interface RenderedMail {
  readonly messageId: string;
  readonly to: Mail['to'];
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails over for delivery. */
export interface MailTransport {
  /**
   * Resolves once the mail is accepted. Rejects with a `MailRefusal` when it never will be, and with any other error when
   * a later try may succeed.
   */
  deliver(mail: RenderedMail): Promise<void>;
  close(): void;
}

/** A mail that the receiving side refuses for good, as for an address that does not exist. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';
}
