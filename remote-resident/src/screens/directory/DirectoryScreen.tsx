import { type DirectoryEntry, defaultPageSize } from '@hoa/domain';
import { useListPage, useListState } from '@hoa/parts';
import { Link, Page, useActor, usePortal } from '@hoa/portal';
import {
  buttonClass,
  Card,
  EmptyState,
  ErrorPanel,
  Icon,
  Pagination,
  SearchField,
  SkeletonList,
  Stack,
  useIsPhone,
  VisuallyHidden,
} from '@hoa/ui';
import { Contact, Mail } from 'lucide';
import { useDeferredValue } from 'react';
import { Neighbor } from '../../neighbor/Neighbor.tsx';
import styles from './DirectoryScreen.module.css';
import { useText } from './messages.ts';

/** The directory: people by name, with the details that they choose to show. */
export function DirectoryScreen() {
  const text = useText();
  const isPhone = useIsPhone();
  const list = useListState();
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(list.search.trim());
  const people = useListPage('directory.list', search ? { search } : {}, {
    page: list.page,
    pageSize: defaultPageSize,
  });
  const { data, error } = people;
  return (
    <Page
      title={text.title}
      description={!isPhone && text.description}
      actions={
        <Link to="/profile?tab=privacy" className={buttonClass({ variant: 'secondary' })}>
          {text.own}
        </Link>
      }
    >
      <Stack gap={4} data-wide="">
        <SearchField
          value={list.search}
          placeholder={isPhone ? text.searchShort : text.search}
          onChange={list.setSearch}
        />
        {data && data.total > 0 && (
          <>
            <p className={styles.count} role="status">
              {text.count({ n: data.total })}
            </p>
            <ul aria-label={text.people} aria-busy={people.isFetching} className={styles.people}>
              {data.items.map((person) => (
                <Card as="li" key={person.id}>
                  <Neighbor person={person} />
                  <WriteLink person={person} />
                </Card>
              ))}
            </ul>
            <Pagination
              page={people.page}
              total={data.total}
              pageSize={defaultPageSize}
              onChange={list.setPage}
            />
          </>
        )}
        {data?.total === 0 && <NobodyListed search={search} />}
        {!data && error && <ErrorPanel message={text.failed} onRetry={people.refetch} />}
        {!data && !error && <SkeletonList count={6} />}
      </Stack>
    </Page>
  );
}

/** Opens a new message to a person who allows it. */
function WriteLink({ person: { id, displayName, allowsMessages } }: WriteLinkProps) {
  const text = useText();
  const { uid } = useActor();
  const { supports } = usePortal();
  if (!allowsMessages || id === uid || !supports('threads.compose')) return null;
  return (
    <Link to={`/messages?to=${encodeURIComponent(id)}`} className={styles.write}>
      <Icon icon={Mail} />
      <span>{text.write}</span> <VisuallyHidden>{displayName}</VisuallyHidden>
    </Link>
  );
}

interface WriteLinkProps {
  readonly person: DirectoryEntry;
}

function NobodyListed({ search }: { readonly search: string }) {
  const text = useText();
  return (
    <EmptyState
      icon={<Icon icon={Contact} />}
      title={search ? text.noneFound({ search }) : text.none}
    >
      {!search && text.noneHint}
    </EmptyState>
  );
}
