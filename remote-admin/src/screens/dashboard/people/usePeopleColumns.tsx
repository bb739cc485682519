import type { PersonEntry } from '@hoa/domain';
import { shownEmail } from '@hoa/domain/email';
import type { Column } from '@hoa/ui';
import { HeldRoles } from './HeldRoles.tsx';
import { useText } from './messages.ts';
import styles from './People.module.css';

/** The columns of the table of people; a press on a name opens the person. */
export function usePeopleColumns(onOpen: (id: string) => void): Column<PersonEntry>[] {
  const text = useText();
  return [
    {
      id: 'name',
      header: text.name,
      rowHeader: true,
      cell: ({ id, displayName }) => (
        <button
          type="button"
          className={styles.name}
          aria-label={`${text.open} ${displayName}`}
          onClick={() => onOpen(id)}
        >
          {displayName}
        </button>
      ),
    },
    { id: 'roles', header: text.roles, cell: (person) => <HeldRoles person={person} /> },
    {
      id: 'email',
      header: text.email,
      cell: ({ email }) => <span className={styles.wrapped}>{shownEmail(email)}</span>,
    },
    {
      id: 'phone',
      header: text.phoneNumber,
      cell: ({ phone }) => <span className="unbroken">{phone ?? '–'}</span>,
    },
  ];
}
