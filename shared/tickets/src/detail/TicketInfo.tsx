import {
  type Contact,
  type IntakeField,
  intakeFields,
  isOutboxId,
  type Ticket,
  vendorUidOf,
} from '@hoa/domain';
import { type DomainMessages, useDomainText } from '@hoa/domain-text';
import { RelativeTime, useNow, useOutboxText, useToday } from '@hoa/parts';
import { Link, type Output, useActor } from '@hoa/portal';
import { formatBrief, formatNumber, type Locale, useLocale } from '@hoa/ui/text';
import type { ReactNode } from 'react';
import { isOverdue } from '../badges/TicketBadges.tsx';
import { useTicketText } from '../messages.ts';
import styles from './TicketInfo.module.css';

/** A list of a ticket's properties, except those in the summary, progress, description and conversation. */
export function TicketInfo({ ticket }: { readonly ticket: Output<'tickets.get'> }) {
  const text = useTicketText();
  const domainText = useDomainText();
  const outboxText = useOutboxText();
  const locale = useLocale();
  const now = useNow();
  const today = useToday();
  const actor = useActor();
  const { submittedBy, assignedTo, dueDate, estimatedHours } = ticket;
  const { specialInstructions, contacts, orderedWork } = ticket;
  return (
    <dl className={styles.info}>
      {isOutboxId(ticket.id) && <Term name={text.number}>{outboxText.numberToCome}</Term>}
      <Term name={text.category}>{domainText.ticketCategories[ticket.category]}</Term>
      {/* Hidden from the submitter, who knows their own name and unit. */}
      {submittedBy.uid !== actor.uid && (
        <>
          <Term name={text.submittedBy}>
            <span>{submittedBy.displayName}</span>
            <ShownContact contact={contacts?.submitter} />
          </Term>
          {submittedBy.unit && (
            <Term name={text.unitLabel}>
              <span className="unbroken">{submittedBy.unit}</span>
            </Term>
          )}
        </>
      )}
      {/* The vendors of ordered work are shown with it. */}
      {assignedTo?.uid !== vendorUidOf(actor) && (assignedTo || !orderedWork) && (
        <Term name={text.assignedTo}>
          <span>{assignedTo?.displayName ?? text.unassigned}</span>
          <ShownContact contact={contacts?.assignee} />
        </Term>
      )}
      {/* An overdue date is shown in the summary. */}
      {dueDate && !isOverdue(ticket, today) && (
        <Term name={text.dueDate}>
          <time dateTime={dueDate}>{formatBrief(dueDate, locale, now)}</time>
        </Term>
      )}
      {intakeFields.map((field) => {
        const answer = detailText(ticket, field, domainText, locale, now);
        return (
          answer && <Term key={field} name={domainText.intakeFields[field]} children={answer} />
        );
      })}
      {estimatedHours !== undefined && (
        <Term name={text.estimatedHours}>
          {text.hours({ n: formatNumber(estimatedHours, locale) })}
        </Term>
      )}
      <Term name={text.lastUpdated}>
        <RelativeTime iso={ticket.lastActivity} />
      </Term>
      {specialInstructions && (
        <Term name={text.specialInstructions} wide>
          {specialInstructions}
        </Term>
      )}
    </dl>
  );
}

/** The contact details of a person that the reader may see. */
function ShownContact({ contact }: { readonly contact: Contact | undefined }) {
  if (!contact) return null;
  const { services, phone, email } = contact;
  return (
    <span className={styles.contact}>
      {services && <span>{services.join(', ')}</span>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {email && <EmailLink email={email} />}
    </span>
  );
}

/** Breaks an email address that is too long after the @. */
function EmailLink({ email }: { readonly email: string }) {
  const [name, host] = email.split('@');
  return (
    <a href={`mailto:${email}`}>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </a>
  );
}

interface TermProps {
  readonly name: string;
  /** Puts the value below the name, for long texts. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Term({ name, wide, children }: TermProps) {
  return (
    <div className={wide ? styles.wide : styles.term}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Formats an answer of the intake form: options as labels, dates in the reader's format. */
function detailText(
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

/** A link to the page of another ticket. */
export function TicketLink({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  return (
    <Link to={`/tickets/${encodeURIComponent(id)}`} className={styles.link}>
      {children}
    </Link>
  );
}
