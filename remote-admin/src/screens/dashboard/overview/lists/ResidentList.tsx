import { ListSkeleton, useListPage } from '@hoa/parts';
import type { Output } from '@hoa/portal';
import {
  type Column,
  classNames,
  DataTable,
  Drawer,
  EmptyState,
  ErrorPanel,
  Icon,
  SearchField,
} from '@hoa/ui';
import { SearchX, Users } from 'lucide';
import { useDeferredValue, useState } from 'react';
import { EmailText } from '../../EmailText.tsx';
import { useText } from '../messages.ts';
import styles from './Lists.module.css';

type Household = Output<'residents.list'>['items'][number];

const pageSize = 25;

/** The households of the association by unit, with a search. */
export function ResidentList({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const words = useDeferredValue(search.trim());
  const list = useListPage('residents.list', words ? { search: words } : {}, { page, pageSize });
  const columns: Column<Household>[] = [
    { id: 'name', header: text.name, rowHeader: true, cell: ({ displayName }) => displayName },
    { id: 'unit', header: text.unit, cell: ({ unit }) => <span className="unbroken">{unit}</span> },
    {
      id: 'phone',
      header: text.phone,
      cell: ({ phone }) => phone && <a href={`tel:${phone}`}>{phone}</a>,
    },
    {
      id: 'email',
      header: text.email,
      cell: ({ email }) => (
        <a href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      ),
    },
  ];
  return (
    <Drawer open size="lg" title={text.figures.residents} onClose={onClose}>
      <div className={styles.list}>
        <SearchField
          value={search}
          onChange={(next) => {
            setSearch(next);
            setPage(1);
          }}
          placeholder={text.searchResidents}
        />
        {!list.data && list.error ? (
          <ErrorPanel
            message={text.failedResidents}
            onRetry={list.refetch}
            retrying={list.isFetching}
          />
        ) : !list.data ? (
          <ListSkeleton hasControls={false} />
        ) : list.data.total === 0 && !words && !list.isFetching ? (
          <EmptyState icon={<Icon icon={Users} />} title={text.residentsToCome} />
        ) : (
          <>
            <output className={styles.total}>{text.residentCount({ n: list.data.total })}</output>
            <DataTable
              label={text.figures.residents}
              columns={columns}
              rows={list.data.items}
              total={list.data.total}
              rowId={({ uid }) => uid}
              pageSize={pageSize}
              page={list.page}
              onPage={setPage}
              aria-busy={list.isFetching}
              className={classNames(styles.rows, styles.people)}
              empty={<EmptyState compact icon={<Icon icon={SearchX} />} title={text.noResidents} />}
            />
          </>
        )}
      </div>
    </Drawer>
  );
}
