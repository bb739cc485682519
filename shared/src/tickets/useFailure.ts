import { PortalError, reportError } from '@hoa/shared';
import { type DomainMessages, refusalMessage, useDomainText } from '../domain-text/index.ts';
import { type Messages, useTicketText } from './messages/index.ts';

/**
 * The way to say that an action failed: the reason where the answer gives one that helps (a refusal,
 * a conflict, no room, no connection), else `fallback`, with the trace id either way.
 */
export function useFailure(): (error: unknown, fallback: string) => void {
  const text = useTicketText();
  const domainText = useDomainText();
  return (error, fallback) => {
    reportError(error, reasonOf(PortalError.from(error), text, domainText) ?? fallback);
  };
}

function reasonOf({ code, params }: PortalError, text: Messages, domainText: DomainMessages) {
  if (Object.hasOwn(text.reasons, code)) return text.reasons[code as keyof Messages['reasons']];
  if (!Object.hasOwn(domainText.refusals, code)) return undefined;
  return refusalMessage(domainText, { code: code as keyof DomainMessages['refusals'], params });
}
