import { listPageSize, type Role, roles } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useListPage, useListState } from '@hoa/parts';
import { useUrlState } from '@hoa/portal';
import { Button, EmptyState, OnDemand, partOnDemand } from '@hoa/ui';
import { FileUp, UserPlus, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ListTable } from '../../../list/ListTable.tsx';
import { useText } from './messages.ts';
import styles from './People.module.css';
import { usePeopleColumns } from './usePeopleColumns.tsx';

const InviteDialog = partOnDemand(() => import('./InviteDialog.tsx').then((m) => m.InviteDialog));
const ImportDrawer = partOnDemand(() => import('./ImportDrawer.tsx').then((m) => m.ImportDrawer));
const PersonDrawer = partOnDemand(() => import('./PersonDrawer.tsx').then((m) => m.PersonDrawer));

const listOptions = { filters: { status: [...roles, 'removed'] } } as const;

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
      ...(status === 'removed' && { isRemoved: true }),
    },
    { page: list.page, pageSize: listPageSize },
  );
  const [{ person }, show] = useUrlState({ person: '' });
  const [isInviting, setIsInviting] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const columns = usePeopleColumns((id) => show({ person: id }));
  const actions = (
    <span className={styles.actions}>
      <Button icon={<FileUp />} onClick={() => setIsImporting(true)}>
        {text.importFile}
      </Button>
      <Button variant="primary" icon={<UserPlus />} onClick={() => setIsInviting(true)}>
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
        all={people.data?.all}
        page={people.page}
        pageSize={listPageSize}
        failed={text.failedToLoad}
        state={list}
        statusLabels={{ label: text.role, all: text.everybody }}
        statuses={[
          ...roles.map((value) => ({ value, label: domainText.roles[value] })),
          { value: 'removed', label: text.removed },
        ]}
        searchPlaceholder={text.searchPeople}
        action={actions}
        empty={
          <EmptyState icon={<Users />} title={text.nobody} action={actions}>
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
      {isInviting && (
        <OnDemand what={text.invite} onClose={() => setIsInviting(false)}>
          <InviteDialog onClose={() => setIsInviting(false)} />
        </OnDemand>
      )}
      {isImporting && (
        <OnDemand what={text.importTitle} onClose={() => setIsImporting(false)}>
          <ImportDrawer onClose={() => setIsImporting(false)} />
        </OnDemand>
      )}
    </>
  );
}
