import type { MailContent } from '../../ports/mail.ts';

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

export interface MailTexts extends Readonly<Record<MailContent['type'], MailText>> {
  readonly greeting: string;
  readonly footer: string;
  /** A role that starts on a future day. */
  readonly laterRole: string;
}
