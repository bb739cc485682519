import type { PublicContact } from '@hoa/domain';
import { Card, DefinitionList } from '@hoa/ui';
import { useId } from 'react';
import { useText } from './messages.ts';
import styles from './OfficeContact.module.css';

/** Whom to ask, with office hours and postal address; renders nothing if none of them is set. */
export function OfficeContact({
  name,
  contact,
  officeHours,
  postalAddress,
}: Omit<PublicContact, 'id'>) {
  const text = useText();
  const headingId = useId();
  if (!contact && !officeHours && !postalAddress) return null;
  const lines = (written: string | undefined) =>
    written && <span className={styles.lines}>{written}</span>;
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.title}>
        {text.title({ name })}
      </h2>
      {contact && <p className={styles.lines}>{contact}</p>}
      <DefinitionList
        items={[
          { term: text.officeHours, value: lines(officeHours) },
          { term: text.postalAddress, value: lines(postalAddress) },
        ]}
      />
    </Card>
  );
}
