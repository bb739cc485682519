import { fillText, labelled, type Refusal } from '@hoa/domain';
import type { DomainMessages } from './domain-messages.ts';

/** A refusal in the language of the given texts; statuses among its params by their labels. */
export function refusalMessage(text: DomainMessages, { code, params }: Refusal): string {
  return fillText(text.refusals[code], labelled(params, text.ticketStatuses));
}
