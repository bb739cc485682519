import { type HomeEntry, listPageSize } from '@hoa/domain';
import { useListPage, useListState } from '@hoa/parts';
import { useOperation, useUrlState } from '@hoa/portal';
import { Button, type Column, EmptyState, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { FileUp, House, Plus } from 'lucide';
import { useDeferredValue, useState } from 'react';
import { ListTable } from '../../../list/ListTable.tsx';
import styles from '../people/People.module.css';
import { useText } from './messages.ts';

const HomeDialog = partOnDemand(() => import('./HomeDialog.tsx').then((m) => m.HomeDialog));
const HomeDrawer = partOnDemand(() => import('./HomeDrawer.tsx').then((m) => m.HomeDrawer));
const HomesImport = partOnDemand(() => import('./HomesImport.tsx').then((m) => m.HomesImport));
const RenameBuildingDialog = partOnDemand(() =>
  import('./RenameBuildingDialog.tsx').then((m) => m.RenameBuildingDialog),
);

const listOptions = { filters: { status: 'any' } } as const;

/** The homes of the association, by label, with the people who hold them. */
export function HomesTab() {
  const text = useText();
  const list = useListState(listOptions);
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(list.search.trim());
  const building = list.filters.status;
  const homes = useListPage(
    'homes.list',
    { ...(search && { search }), ...(building && { building }) },
    { page: list.page, pageSize: listPageSize },
  );
  const buildings = useOperation('buildings.list', {}).data?.items ?? [];
  const chosen = buildings.find(({ id }) => id === building);
  const [{ home }, show] = useUrlState({ home: '' });
  const [open, setOpen] = useState<'add' | 'import' | 'rename' | null>(null);
  const close = () => setOpen(null);
  const columns = useHomeColumns((label) => show({ home: label }));
  const actions = (
    <span className={styles.actions}>
      {chosen && <Button onClick={() => setOpen('rename')}>{text.renameBuilding}</Button>}
      <Button icon={<Icon icon={FileUp} />} onClick={() => setOpen('import')}>
        {text.importFile}
      </Button>
      <Button variant="primary" icon={<Icon icon={Plus} />} onClick={() => setOpen('add')}>
        {text.addHome}
      </Button>
    </span>
  );
  return (
    <>
      <ListTable
        of="homes"
        label={text.homes}
        columns={columns}
        query={homes}
        failed={text.failedToLoad}
        state={list}
        statusLabels={{ label: text.building, all: text.allBuildings }}
        statuses={buildings.map(({ id, name }) => ({ value: id, label: name }))}
        searchPlaceholder={text.searchHomes}
        action={actions}
        empty={
          <EmptyState icon={<Icon icon={House} />} title={text.noHomes} action={actions}>
            {text.noHomesHint}
          </EmptyState>
        }
      />
      {home !== '' && (
        <OnDemand what={text.homes} onClose={() => show({ home: '' })}>
          <HomeDrawer key={home} label={home} onClose={() => show({ home: '' })} />
        </OnDemand>
      )}
      {open === 'add' && (
        <OnDemand what={text.addHome} onClose={close}>
          <HomeDialog onClose={close} />
        </OnDemand>
      )}
      {open === 'import' && (
        <OnDemand what={text.importTitle} onClose={close}>
          <HomesImport onClose={close} />
        </OnDemand>
      )}
      {open === 'rename' && chosen && (
        <OnDemand what={text.renameBuilding} onClose={close}>
          <RenameBuildingDialog building={chosen} onClose={close} />
        </OnDemand>
      )}
    </>
  );
}

/** The columns of the table of homes; a press on a label opens the home. */
function useHomeColumns(onOpen: (label: string) => void): Column<HomeEntry>[] {
  const text = useText();
  return [
    {
      id: 'label',
      header: text.home,
      rowHeader: true,
      cell: ({ id }) => (
        <button
          type="button"
          className={styles.name}
          aria-label={`${text.open} ${id}`}
          onClick={() => onOpen(id)}
        >
          {id}
        </button>
      ),
    },
    { id: 'building', header: text.building, cell: ({ building }) => building?.name ?? '–' },
    {
      id: 'address',
      header: text.address,
      cell: ({ address }) => <span className={styles.wrapped}>{address ?? '–'}</span>,
    },
    {
      id: 'people',
      header: text.people,
      cell: ({ people }) => (
        <span className={styles.wrapped}>
          {people.map(({ displayName }) => displayName).join(', ') || text.nobody}
        </span>
      ),
    },
  ];
}
