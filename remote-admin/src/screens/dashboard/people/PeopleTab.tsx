import { listPageSize, type Membership, type PersonEntry, type Role, roles } from '@hoa/domain';
import { shownEmail } from '@hoa/domain/email';
import { useDomainText } from '@hoa/domain-text';
import { useDayText, useListPage, useListState, useNow } from '@hoa/parts';
import { useUrlState } from '@hoa/portal';
import {
  Badge,
  Button,
  type Column,
  EmptyState,
  Icon,
  OnDemand,
  optionsOf,
  partOnDemand,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { FileUp, Mails, UserPlus, Users } from 'lucide';
import { useDeferredValue, useState } from 'react';
import { ListTable } from '../../../list/ListTable.tsx';
import { useText } from './messages.ts';
import styles from './People.module.css';

const InviteDialog = partOnDemand(() => import('./InviteDialog.tsx').then((m) => m.InviteDialog));
const PeopleImport = partOnDemand(() => import('./PeopleImport.tsx').then((m) => m.PeopleImport));
const SendInvitationsDialog = partOnDemand(() =>
  import('./SendInvitationsDialog.tsx').then((m) => m.SendInvitationsDialog),
);
const PersonDrawer = partOnDemand(() => import('./PersonDrawer.tsx').then((m) => m.PersonDrawer));

const listOptions = { filters: { status: [...roles, 'paper', 'removed'] } } as const;

/** The members of the association with their roles. */
export function PeopleTab() {
  const text = useText();
  const domainText = useDomainText();
  const list = useListState(listOptions);
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(list.search.trim());
  const { status } = list.filters;
  const role = roles.find((each): each is Role => each === status);
  const people = useListPage(
    'people.list',
    {
      ...(search && { search }),
      ...(role && { role }),
      ...(status === 'paper' && { isOnPaper: true }),
      ...(status === 'removed' && { isRemoved: true }),
    },
    { page: list.page, pageSize: listPageSize },
  );
  const [{ person }, show] = useUrlState({ person: '' });
  const [isInviting, setIsInviting] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const columns = usePeopleColumns((id) => show({ person: id }));
  const actions = (
    <span className={styles.actions}>
      {people.data?.all ? (
        <Button icon={<Icon icon={Mails} />} onClick={() => setIsSending(true)}>
          {text.sendInvitations}
        </Button>
      ) : null}
      <Button icon={<Icon icon={FileUp} />} onClick={() => setIsImporting(true)}>
        {text.importFile}
      </Button>
      <Button variant="primary" icon={<Icon icon={UserPlus} />} onClick={() => setIsInviting(true)}>
        {text.invite}
      </Button>
    </span>
  );
  return (
    <>
      <ListTable
        of="people"
        label={text.people}
        columns={columns}
        query={people}
        failed={text.failedToLoad}
        state={list}
        statusLabels={{ label: text.role, all: text.everybody }}
        statuses={[
          ...optionsOf(roles, domainText.roles),
          { value: 'paper', label: text.onPaper },
          { value: 'removed', label: text.removed },
        ]}
        searchPlaceholder={text.searchPeople}
        action={actions}
        empty={
          <EmptyState icon={<Icon icon={Users} />} title={text.nobody} action={actions}>
            {text.nobodyHint}
          </EmptyState>
        }
      />
      {person !== '' && (
        <OnDemand what={text.people} onClose={() => show({ person: '' })}>
          <PersonDrawer
            key={person}
            id={person}
            known={people.data?.items.find(({ id }) => id === person)}
            onClose={() => show({ person: '' })}
          />
        </OnDemand>
      )}
      {isSending && (
        <OnDemand what={text.sendInvitations} onClose={() => setIsSending(false)}>
          <SendInvitationsDialog onClose={() => setIsSending(false)} />
        </OnDemand>
      )}
      {isInviting && (
        <OnDemand what={text.invite} onClose={() => setIsInviting(false)}>
          <InviteDialog onClose={() => setIsInviting(false)} />
        </OnDemand>
      )}
      {isImporting && (
        <OnDemand what={text.importTitle} onClose={() => setIsImporting(false)}>
          <PeopleImport onClose={() => setIsImporting(false)} />
        </OnDemand>
      )}
    </>
  );
}

/** The columns of the table of people; a press on a name opens the person. */
function usePeopleColumns(onOpen: (id: string) => void): Column<PersonEntry>[] {
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
      cell: ({ email, postalAddress, bouncedAt }) =>
        email === '' ? (
          <span className={styles.roles}>
            <span>{text.noEmail}</span>
            {postalAddress && <span className={styles.quiet}>{postalAddress}</span>}
          </span>
        ) : (
          <span className={styles.roles}>
            <span className={styles.wrapped}>{shownEmail(email)}</span>
            {bouncedAt && <Badge tone="danger">{text.bounced}</Badge>}
          </span>
        ),
    },
    {
      id: 'phone',
      header: text.phoneNumber,
      cell: ({ phone }) => <span className="unbroken">{phone ?? '–'}</span>,
    },
  ];
}

/** The roles of a person with units and company; future and ending roles include the day of the change. */
function HeldRoles({ person }: { readonly person: PersonEntry }) {
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
          {membership.office && <span>{domainText.offices[membership.office]}</span>}
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
