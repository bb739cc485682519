import type { Membership } from '@hoa/domain';
import { type DomainMessages, useDomainText } from '@hoa/domain-text';
import { useDayText, useNow } from '@hoa/parts';
import { Badge, Button, VisuallyHidden } from '@hoa/ui';
import { useId } from 'react';
import { useText } from './messages.ts';
import styles from './People.module.css';

export interface MembershipsProps {
  readonly memberships: readonly Membership[];
  /** Opens the form that changes a membership; undefined if the list is read-only. */
  readonly onChange?: ((membership: Membership) => void) | undefined;
  /** Asks for confirmation to end a membership; undefined if a single one cannot end. */
  readonly onEnd?: ((membership: Membership) => void) | undefined;
}

/** Returns a role with its unit, such as 'Resident A-101'. */
export function roleWithUnit({ role, unit }: Membership, domainText: DomainMessages): string {
  return [domainText.roles[role], unit].filter(Boolean).join(' ');
}

/** The memberships of a person with their dates, latest first. */
export function Memberships({ memberships, onChange, onEnd }: MembershipsProps) {
  const text = useText();
  const domainText = useDomainText();
  const day = useDayText();
  const headingId = useId();
  // `useNow` only updates every minute, and a membership may have ended since.
  const now = Math.max(useNow(), Date.now());
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {text.memberships}
      </h3>
      <ul className={styles.memberships}>
        {memberships.map((membership) => {
          const { id, role, unit, tenure, since, until } = membership;
          const name = roleWithUnit(membership, domainText);
          const isOver = until !== undefined && Date.parse(until) <= now;
          return (
            <li key={id} className={styles.membership}>
              <span className={styles.role}>
                <Badge tone={isOver ? 'neutral' : 'accent'}>{domainText.roles[role]}</Badge>
                <span className="unbroken">{unit}</span>
                {tenure && <span>{text[tenure]}</span>}
                <span className={styles.quiet}>
                  {until
                    ? text.sinceUntil({ since: day(since), until: day(until) })
                    : text.from({ day: day(since) })}
                </span>
              </span>
              {!isOver && (
                <span className={styles.membershipActions}>
                  {onChange && (
                    <Button size="sm" onClick={() => onChange(membership)}>
                      <span>{text.change}</span>
                      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                    </Button>
                  )}
                  {onEnd && (
                    <Button size="sm" onClick={() => onEnd(membership)}>
                      <span>{text.remove}</span>
                      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
