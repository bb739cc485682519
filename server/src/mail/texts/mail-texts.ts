import type { MailContent } from '../mail.ts';

/** The words of one mail; {placeholders} are filled. */
interface MailText {
  readonly subject: string;
  /** The paragraphs before the link. One whose placeholder has no value in a mail, such as `{roles}`, is left out of it. */
  readonly lead: readonly string[];
  /** What the link is called. */
  readonly action: string;
  /** Said after the link. */
  readonly end: readonly string[];
}

/** The words of every mail in one language. */
export interface MailTexts extends Readonly<Record<MailContent['type'], MailText>> {
  readonly greeting: string;
  readonly footer: string;
  /** A role that begins on a day to come. */
  readonly laterRole: string;
}
