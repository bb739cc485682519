import { PortalError } from '@hoa/api';
import { fillText, isValidationCode, type RefusalCode, type ValidationCode } from '@hoa/domain';
import { domainWords } from '@hoa/domain-text/words';
import type { Locale } from '@hoa/locales';
import { mailTexts, type ReplyRefusal as Reason } from '../mail/mail-texts.ts';

/** The reason why an answer is not posted, in every language. */
export class ReplyRefusal extends Error {
  readonly textIn: (locale: Locale) => string;

  constructor(
    reason: Reason,
    textIn = (locale: Locale) => mailTexts[locale].replyRefusals[reason],
  ) {
    super(reason);
    this.textIn = textIn;
  }

  /** Returns the refusal of a file. */
  static ofFile(name: string, code: ValidationCode, params: Readonly<Record<string, string>> = {}) {
    return new ReplyRefusal('file', (locale) => {
      const problem = fillText(domainWords[locale].validations[code], params);
      return fillText(mailTexts[locale].replyRefusals.file, { file: name, problem });
    });
  }
}

/** Converts the error of an operation to a refusal; rethrows errors after which a retry may succeed. */
export function asReplyRefusal(error: unknown, fileName?: string): ReplyRefusal {
  if (error instanceof ReplyRefusal) return error;
  const { code, params } = PortalError.from(error);
  const { problem = '' } = params;
  if (code === 'too-many-requests') return new ReplyRefusal('too-often');
  if (code === 'signed-out' || /(^|-)not-found$/.test(code)) return new ReplyRefusal('no-access');
  if (code === 'invalid-input' && isValidationCode(problem)) {
    if (fileName !== undefined) return ReplyRefusal.ofFile(fileName, problem, params);
    return new ReplyRefusal('too-large', (locale) =>
      fillText(domainWords[locale].validations[problem], params),
    );
  }
  if (code in domainWords.en.refusals) {
    return new ReplyRefusal('no-access', (locale) =>
      fillText(domainWords[locale].refusals[code as RefusalCode], params),
    );
  }
  throw error;
}
