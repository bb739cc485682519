import { type DomainMessages, refusalMessage, useDomainText } from '@hoa/domain-text';
import { PortalError, reportError } from '@hoa/portal';
import { type Messages, useFailureText } from './messages.ts';

/**
 * Reports that an action failed: with the reason where the error names one (a refusal, a conflict, no
 * room, no connection), otherwise with `fallback`. Returns the message that was shown.
 */
export function useFailure(): (error: unknown, fallback: string) => string {
  const text = useFailureText();
  const domainText = useDomainText();
  return (error, fallback) => {
    const message = reasonOf(PortalError.from(error), text, domainText) ?? fallback;
    reportError(error, message);
    return message;
  };
}

function reasonOf({ code, params }: PortalError, text: Messages, domainText: DomainMessages) {
  if (Object.hasOwn(text, code)) return text[code as keyof Messages];
  if (!Object.hasOwn(domainText.refusals, code)) return undefined;
  return refusalMessage(domainText, { code: code as keyof DomainMessages['refusals'], params });
}
