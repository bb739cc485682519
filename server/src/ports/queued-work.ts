import type { Locale } from '@hoa/locales';
import type { Job } from '@hoa/use-cases';
import type { Mail, MailContent } from './mail.ts';

/** The data of a sign-in mail. Its link and code are derived from `request` and never stored. */
export interface SignInRequest {
  /** Identifies the request; unguessable. */
  readonly request: string;
  readonly email: string;
  readonly locale: Locale;
  readonly returnTo: string;
  /** A hash of the secret in the cookie of the requesting browser. */
  readonly browser: string;
}

/** The data of a mail with a re-authentication code, which is derived from `request`. */
export type ReauthRequest = Pick<SignInRequest, 'request' | 'email' | 'locale'>;

/** A requested change of the email address for mail and sign-in. */
export interface EmailChangeRequest {
  readonly hoaId: string;
  readonly uid: string;
  readonly email: string;
  /** The email address of the session that requested the change. */
  readonly former: string;
}

/** A mail whose link may contain a secret, which is derived from `key` only when the mail is sent. */
export type QueuedMail = Omit<Mail, 'content'> & {
  readonly content: MailContent | { readonly type: 'emailConfirmation' };
};

/** Work in the queue. */
export type QueuedWork =
  | {
      readonly kind: 'job';
      readonly hoaId: string;
      readonly job: Job;
      /** The uid of the person who caused it; undefined for work of the server itself. */
      readonly by?: string | undefined;
    }
  | { readonly kind: 'mail'; readonly mail: QueuedMail }
  | { readonly kind: 'sign-in'; readonly signIn: SignInRequest }
  | { readonly kind: 'proof'; readonly proof: ReauthRequest };
