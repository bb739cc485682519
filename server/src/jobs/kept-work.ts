import type { Locale } from '@hoa/locales';
import type { Job } from '@hoa/use-cases';
import type { Mail, MailContent } from '../mail/mail.ts';

/** What a sign-in mail is made of; its link and code are derived from `request`, and kept nowhere. */
export interface SignInRequest {
  /** Names the request; unguessable. */
  readonly request: string;
  readonly email: string;
  readonly locale: Locale;
  readonly returnTo: string;
  /** A hash of the secret that the asking browser has in a cookie. */
  readonly browser: string;
}

/** What a mail with a code for somebody who is signed in is made of; the code is derived from `request`. */
export type ReauthRequest = Pick<SignInRequest, 'request' | 'email' | 'locale'>;

/** A mail whose link holds a secret that is derived from `key` when it is sent. */
export type WaitingMail = Omit<Mail, 'content'> & {
  readonly content: MailContent | { readonly type: 'emailConfirmation' };
};

/** What the queue keeps until it is done. */
export type KeptWork =
  | {
      readonly kind: 'job';
      readonly hoaId: string;
      readonly job: Job;
      /** The uid of whoever caused it; missing for what the server does by itself. */
      readonly by?: string | undefined;
    }
  | { readonly kind: 'mail'; readonly mail: WaitingMail }
  | { readonly kind: 'sign-in'; readonly signIn: SignInRequest }
  | { readonly kind: 'proof'; readonly proof: ReauthRequest };
