import type { StatusChange } from '../../domain/index.ts';
import { useDomainText } from '../../domain-text/index.ts';
import { formatDate, useLocale } from '../../text/index.ts';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketDetail.module.css';

/** Every status a ticket has had, latest first, folded away. */
export function StatusHistory({ changes }: { readonly changes: readonly StatusChange[] }) {
  const text = useTicketText();
  const words = useDomainText();
  const locale = useLocale();
  if (changes.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{text.history}</summary>
      <ol>
        {changes.toReversed().map(({ status, changedBy, changedAt }) => (
          <li key={`${changedAt}${status}`}>
            <strong>{words.ticketStatuses[status]}</strong>{' '}
            <span>
              {text.historyEntry({ who: changedBy })}, {formatDate(changedAt, locale, 'long')}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
