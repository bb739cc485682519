import type { MailContent } from '../mail.ts';

/** The words of one mail; {placeholders} are filled. */
interface MailText {
  readonly subject: string;
  /** Said first, each a paragraph; one with a placeholder for what the mail lacks is left out. */
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
}
