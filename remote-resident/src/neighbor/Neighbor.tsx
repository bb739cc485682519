import type { DirectoryEntry } from '@hoa/domain';
import { Avatar } from '@hoa/ui';
import { useText } from './messages.ts';
import styles from './Neighbor.module.css';

/** A person in the directory, with the details that they show. */
export function Neighbor({ person }: { readonly person: DirectoryEntry }) {
  const text = useText();
  const { displayName, units = [], title, phone, email } = person;
  return (
    <div className={styles.neighbor}>
      <Avatar name={displayName} />
      <div className={styles.words}>
        <p className={styles.name}>{displayName}</p>
        {title && <p className={styles.quiet}>{title}</p>}
        {units.length > 0 && (
          <p className={styles.quiet}>{text.home({ home: units.join(', ') })}</p>
        )}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </div>
  );
}
