import type { IntakeField, Ticket } from '../../domain/index.ts';
import type { DomainMessages } from '../../domain-text/index.ts';
import { formatDate, type Locale } from '../../text/index.ts';

/** One answer of the intake form as people read it: options by their labels, dates as dates. */
export function detailText(
  { details }: Pick<Ticket, 'details'>,
  field: IntakeField,
  words: DomainMessages,
  locale: Locale,
): string | undefined {
  const answer = details?.[field];
  if (!answer) return undefined;
  if (field === 'dateOfIncident') return formatDate(answer, locale, 'day');
  const labels = labelsOf(field, words);
  return (labels && Object.hasOwn(labels, answer) && labels[answer]) || answer;
}

function labelsOf(field: IntakeField, words: DomainMessages): Record<string, string> | undefined {
  if (field === 'type') return words.communityTypes;
  if (field === 'requestType') return words.requestTypes;
  return field === 'issueType' ? words.issueTypes : undefined;
}
