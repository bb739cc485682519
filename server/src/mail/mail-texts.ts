import { textsByLocale } from '@hoa/locales';
import type { MailContent } from '../ports/mail.ts';

/** The texts of one mail, with {placeholders}. */
interface MailText {
  readonly subject: string;
  /**
   * The paragraphs before the link. A paragraph is left out if one of its placeholders, such as `{roles}`, has no
   * value.
   */
  readonly lead: readonly string[];
  /** The label of the link. */
  readonly action: string;
  /** The paragraphs after the link. */
  readonly end: readonly string[];
}

export type ReplyRefusal =
  | 'unknown-address'
  | 'other-sender'
  | 'no-access'
  | 'no-text'
  | 'too-large'
  | 'encrypted'
  | 'too-often'
  /** With the placeholders {file} and {problem}. */
  | 'file';

export interface MailTexts extends Readonly<Record<MailContent['type'], MailText>> {
  readonly greeting: string;
  readonly footer: string;
  /** A role that starts on a future day. */
  readonly laterRole: string;
  /** How to answer a mail of a conversation. */
  readonly answers: { readonly byMail: string; readonly inPortal: string };
  /** Why an answer by mail was not posted, where no rule of the portal says it. */
  readonly replyRefusals: Readonly<Record<ReplyRefusal, string>>;
}

export const en: MailTexts = {
  greeting: 'Hello {name},',
  footer: 'Sent by the portal of {association}.',
  laterRole: '{role} from {from}',
  answers: {
    byMail: 'You can answer this mail. Your answer appears in the conversation.',
    inPortal: 'Answers are written in the portal; nobody reads answers to this mail.',
  },
  replyRefusals: {
    'unknown-address': 'The address that you wrote to does not exist, or is no longer valid.',
    'other-sender':
      'It came from an address that the portal does not know as yours. Answer from the address to which the mail was sent, or in the portal.',
    'no-access': 'You can no longer write in this conversation.',
    'no-text': 'It contains nothing besides the mail that it quotes.',
    'too-large': 'It is too large. Send fewer or smaller files, or write in the portal.',
    encrypted: 'It is encrypted, so the portal cannot read it. Send it without encryption.',
    'too-often': 'You have sent too many answers in the last hour. Try again later.',
    file: 'The file “{file}” cannot be added: {problem}.',
  },
  signIn: {
    subject: 'Sign in to {association}',
    lead: ['This link signs you in. It works once, within 15 minutes.'],
    action: 'Sign In',
    end: [
      'Or type this code where you asked for the link: {code}',
      'If you did not ask for it, you can ignore this mail.',
    ],
  },
  signInLater: {
    subject: 'Your access to {association} begins on {from}',
    lead: [
      'Your access to {association} begins on {from}. From that day on, you can ask for a link to sign in on the page.',
    ],
    action: 'Open the Portal',
    end: ['If you did not ask to sign in, you can ignore this mail.'],
  },
  proof: {
    subject: 'Your code for {association}',
    lead: [
      'You are about to change something important in the portal. Type this code there, within 10 minutes: {code}',
    ],
    action: 'Open the Portal',
    end: [
      'If this was not you, somebody else may be signed in as you: end their sign-in in your profile, and tell the administrators of {association}.',
    ],
  },
  invitation: {
    subject: 'Welcome to the portal of {association}',
    lead: [
      '{association} has added you to its portal: news, messages, tickets and documents in one place.',
      'You are listed as: {roles}.',
      'Your access begins on {from}. Until then, you cannot sign in.',
      'You need no password. Enter this email address on the page, and a link to sign in is sent to you.',
    ],
    action: 'Open the Portal',
    end: [],
  },
  emailConfirmation: {
    subject: 'Confirm your new email address',
    lead: [
      'You asked {association} to use this address. Confirm it within 24 hours; until then the former one counts.',
    ],
    action: 'Confirm Address',
    end: ['If you did not ask for it, you can ignore this mail.'],
  },
  emailChanged: {
    subject: 'Your email address was changed',
    lead: [
      'The portal of {association} no longer uses this address for you. Sign in with the new one.',
      'If this was not you, tell the administrators of {association} at once.',
    ],
    action: 'Open the Portal',
    end: [],
  },
  replyRefused: {
    subject: 'Your answer was not posted',
    lead: ['{reason}', 'Nobody in the conversation has seen it. It is still in your sent mail.'],
    action: 'Open the Portal',
    end: [],
  },
  exportReady: {
    subject: 'Your export of {association} is ready',
    lead: [
      'The export that you requested is ready. You can download it in the settings until {until}.',
    ],
    action: 'Open the Settings',
    end: ['If you did not request it, tell the other administrators at once.'],
  },
  broadcast: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Open the Portal',
    end: ['You choose in your profile which mails you get.'],
  },
  notification: {
    subject: '{title}',
    lead: ['{message}', '{written}'],
    action: 'Open in the Portal',
    end: ['You choose in your profile which mails you get.'],
  },
};

export const mailTexts = textsByLocale(
  en,
  import.meta.glob('./??.ts', { base: '../locales', eager: true, import: 'mail' }),
);
