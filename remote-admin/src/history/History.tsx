import {
  type AuditEntry,
  type AuditSubject,
  type AuditValue,
  offices,
  seesHistory,
} from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { perLocale } from '@hoa/locales';
import { useDayText, useListPage } from '@hoa/parts';
import { useActor, usePortal } from '@hoa/portal';
import { classNames, ErrorPanel, Pagination, SkeletonList } from '@hoa/ui';
import { formatDate, formatNumber, formatUsd, localeName, useLocale } from '@hoa/ui/text';
import { useId, useState } from 'react';
import styles from './History.module.css';
import { useText } from './messages.ts';

const pageSize = 10;

export interface HistoryProps {
  readonly subject: AuditSubject;
  readonly title: string;
  /** Visually hides the title, if it is already shown above. */
  readonly hideTitle?: boolean;
}

/** The audit history of a subject, latest first; renders nothing if the actor may not read it or the adapter keeps none. */
export function History(props: HistoryProps) {
  const { supports } = usePortal();
  const isOffered = seesHistory(useActor(), props.subject) && supports('audit.list');
  return isOffered ? <Entries {...props} /> : null;
}

function Entries({ subject, title, hideTitle }: HistoryProps) {
  const text = useText();
  const headingId = useId();
  const [wanted, setPage] = useState(1);
  const history = useListPage('audit.list', { subject }, { page: wanted, pageSize });
  const { data, error, page, refetch, isFetching } = history;
  return (
    <section className={styles.history} aria-labelledby={headingId}>
      <h3 id={headingId} className={hideTitle ? 'visually-hidden' : styles.heading}>
        {title}
      </h3>
      {!data && error && (
        <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />
      )}
      {!data && !error && <SkeletonList count={3} />}
      {data?.total === 0 && <p className={styles.quiet}>{text.nothing}</p>}
      {data && data.total > 0 && (
        <>
          <ol className={styles.entries} aria-busy={isFetching}>
            {data.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          <Pagination page={page} total={data.total} pageSize={pageSize} onChange={setPage} />
        </>
      )}
    </section>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const shown = useShownValue();
  const { at, by, operation, changes } = entry;
  const operations: Readonly<Record<string, string>> = text.operations;
  const fields: Readonly<Record<string, string>> = text.fields;
  const nameOf = (field: string) => fields[field] ?? field;
  const changed = [...new Set(changes.map(({ field }) => nameOf(field)))].join(', ');
  return (
    <li className={styles.entry}>
      <p>
        <span>
          {operations[operation] ?? (changed ? text.changedFields(changed) : text.changed)}
        </span>
        <span className={classNames('dotted', styles.who)}>
          <span>
            {by.displayName
              ? `${by.displayName} (${domainText.roles[by.role]})`
              : domainText.roles.system}
          </span>
          <time dateTime={at}>
            {`${formatDate(at, locale)}, ${formatDate(at, locale, 'time')}`}
          </time>
        </span>
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ field, before, after }, index) => {
            const label = nameOf(field);
            return (
              <li key={index}>
                {before === undefined
                  ? text.set({ field: label, after: shown(field, after) })
                  : after === undefined
                    ? text.cleared({ field: label, before: shown(field, before) })
                    : text.replaced({
                        field: label,
                        before: shown(field, before),
                        after: shown(field, after),
                      })}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

const money = /\.(amount|balance|fees|total|duesAmount|laborRate|cardFeeFlat|bankFee)$/;
const percentages = /\.(cardFeeRate|ownership)$/;
const dates = /\.(dueDate|removedAt|nextBillDate|turnedOffAt|from|to|endsOn)$/;
const memberDays = /\.(since|until|at)$/;
const longestText = 200;

/** Returns a function that formats the value of a changed field: amounts, dates and labels as the portal shows them. */
function useShownValue(): (field: string, value: AuditValue | undefined) => string {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const day = useDayText();
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'associations.topicOpeners': domainText.topicOpeners,
    'associations.eventGuests': domainText.eventGuests,
    'associations.directory': domainText.directoryAudiences,
    'associations.languages': perLocale(localeName),
    'people.language': perLocale(localeName),
    'tickets.status': domainText.ticketStatuses,
    'tickets.priority': domainText.ticketPriorities,
    'tickets.category': domainText.ticketCategories,
    'ticketInvoices.status': domainText.invoiceStatuses,
    'invoices.status': domainText.invoiceStatuses,
    'accounts.status': domainText.accountStatuses,
    'payments.status': domainText.paymentStatuses,
    'payments.method': domainText.paymentMethods,
    'subscriptions.frequency': domainText.paymentFrequencies,
    'subscriptions.paymentMethod.type': domainText.paymentMethods,
    'memberships.role': domainText.roles,
    'memberships.office': domainText.offices,
    ...Object.fromEntries(
      offices.map((office) => [`offices.permissions.${office}`, domainText.permissions]),
    ),
    'memberships.groups': domainText.audienceTags,
    'seats.group': domainText.audienceTags,
    'memberships.tenure': domainText.tenures,
  };
  return (field, value) => {
    if (value === undefined) return '';
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (typeof value === 'number') {
      if (money.test(field)) return formatUsd(value, locale);
      return percentages.test(field) ? formatNumber(value / 100, locale) : String(value);
    }
    const label = (one: string) => labels[field]?.[one] ?? one;
    if (typeof value !== 'string') return value.map(label).join(', ');
    if (memberDays.test(field)) return day(value);
    if (dates.test(field)) return formatDate(value, locale) || value;
    const shown = label(value);
    return shown.length > longestText ? `${shown.slice(0, longestText)}…` : shown;
  };
}
