import type { Membership, PersonEntry } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useDayText, useNow } from '@hoa/parts';
import { Badge } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';
import styles from './People.module.css';

/** The roles of a person with units and company; future and ending roles include the day of the change. */
export function HeldRoles({ person }: { readonly person: PersonEntry }) {
  const text = useText();
  const domainText = useDomainText();
  const { memberships, company, services, removedAt } = person;
  const locale = useLocale();
  if (removedAt) return <span>{text.removedOn({ day: formatDate(removedAt, locale) })}</span>;
  if (memberships.length === 0) return <span className={styles.quiet}>{text.noRole}</span>;
  return (
    <span className={styles.roles}>
      {memberships.map((membership) => (
        <span key={membership.id} className={styles.role}>
          <Badge tone={membership.role === 'admin' ? 'accent' : 'neutral'}>
            {domainText.roles[membership.role]}
          </Badge>
          {membership.unit && <span className="unbroken">{membership.unit}</span>}
          {membership.role === 'vendor' && company && <span>{company}</span>}
          <Dates membership={membership} />
        </span>
      ))}
      {company && services && services.length > 0 && (
        <span className={styles.quiet}>{services.join(', ')}</span>
      )}
    </span>
  );
}

function Dates({ membership: { since, until } }: { readonly membership: Membership }) {
  const text = useText();
  const day = useDayText();
  const isToCome = Date.parse(since) > useNow();
  if (!isToCome && !until) return null;
  return (
    <span className={styles.quiet}>
      {isToCome && <span>{text.from({ day: day(since) })}</span>}{' '}
      {until && <span>{text.until({ day: day(until) })}</span>}
    </span>
  );
}
