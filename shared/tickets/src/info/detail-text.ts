import type { IntakeField, Ticket } from '@hoa/domain';
import type { DomainMessages } from '@hoa/domain-text';
import { formatBrief, type Locale } from '@hoa/ui/text';

/** One answer of the intake form as people read it: options by their labels, dates as dates. */
export function detailText(
  { details }: Pick<Ticket, 'details'>,
  field: IntakeField,
  domainText: DomainMessages,
  locale: Locale,
  now: number,
): string | undefined {
  const answer = details?.[field];
  if (!answer) return undefined;
  if (field === 'dateOfIncident') return formatBrief(answer, locale, now);
  const labels = labelsOf(field, domainText);
  return (labels && Object.hasOwn(labels, answer) && labels[answer]) || answer;
}

function labelsOf(
  field: IntakeField,
  domainText: DomainMessages,
): Record<string, string> | undefined {
  if (field === 'type') return domainText.communityTypes;
  if (field === 'requestType') return domainText.requestTypes;
  return field === 'issueType' ? domainText.issueTypes : undefined;
}
