import type { PersonEntry } from '@hoa/domain';
import { type Column, IconButton } from '@hoa/ui';
import { ChevronRight } from 'lucide-react';
import { HeldRoles } from './HeldRoles.tsx';
import { useText } from './messages/index.ts';
import styles from './People.module.css';

/** The columns of the table of people. */
export function usePeopleColumns(onOpen: (id: string) => void): Column<PersonEntry>[] {
  const text = useText();
  return [
    {
      id: 'name',
      header: text.name,
      rowHeader: true,
      cell: ({ displayName }) => <span className={styles.wrapped}>{displayName}</span>,
    },
    { id: 'roles', header: text.roles, cell: (person) => <HeldRoles person={person} /> },
    {
      id: 'contact',
      header: text.contact,
      cell: ({ email, phone }) => (
        <span className={styles.contact}>
          <span>{email}</span>
          {phone && <span className={styles.quiet}>{phone}</span>}
        </span>
      ),
    },
    {
      id: 'actions',
      header: text.actions,
      hideHeader: true,
      align: 'end',
      cell: ({ id, displayName }) => (
        <IconButton
          size="sm"
          icon={<ChevronRight />}
          label={text.open}
          suffix={displayName}
          onClick={() => onOpen(id)}
        />
      ),
    },
  ];
}
