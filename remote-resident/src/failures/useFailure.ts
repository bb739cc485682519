import { PortalError, reportError } from '@hoa/shared';
import { type DomainMessages, refusalMessage, useDomainText } from '@hoa/shared/domain-text';
import { type Messages, useText } from './messages/index.ts';

/**
 * The way to say that an action failed: the reason where the answer gives one that helps (a refusal, a
 * conflict, no room, no connection), else `fallback`; with the trace id either way. Answers what was said.
 */
export function useFailure(): (error: unknown, fallback: string) => string {
  const text = useText();
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
