import { listPageSize } from '@hoa/domain';
import {
  Link,
  type OperationState,
  type Output,
  useOperation,
  usePortal,
  useUrlState,
} from '@hoa/portal';
import {
  Button,
  buttonClass,
  Card,
  EmptyState,
  ErrorPanel,
  Pagination,
  SearchField,
  SkeletonList,
} from '@hoa/ui';
import { Plus, SearchX, Wrench } from 'lucide-react';
import { useText } from './messages.ts';
import { VendorCard, type VendorCardProps } from './VendorCard.tsx';
import styles from './Vendors.module.css';

/** Loads the page of vendors in the URL. */
export function useVendorCards(): OperationState<Output<'vendors.list'>> {
  const { search, page } = useCardsState();
  return useOperation('vendors.list', {
    search: search.trim() || undefined,
    limit: listPageSize,
    offset: (page - 1) * listPageSize,
  });
}

export interface VendorCardsProps extends Pick<VendorCardProps, 'onOrder' | 'onShow'> {
  readonly vendors: OperationState<Output<'vendors.list'>>;
}

/** The vendors sorted by name, ten per page, with a search by name or service. */
export function VendorCards({ vendors, onOrder, onShow }: VendorCardsProps) {
  const text = useText();
  const { search, setSearch } = useCardsState();
  // One page needs no search.
  const hasSearch = search !== '' || (vendors.data?.total ?? 0) > listPageSize;
  return (
    <section aria-labelledby="vendors" className={styles.lists}>
      <div className={styles.head}>
        <h2 id="vendors" className={styles.heading}>
          {text.vendors}
        </h2>
        {hasSearch && (
          <SearchField
            label={text.searchVendors}
            placeholder={text.searchVendors}
            value={search}
            onChange={setSearch}
            className={styles.search}
          />
        )}
        <Button variant="primary" icon={<Plus />} onClick={() => onOrder('')}>
          {text.createWorkItem}
        </Button>
      </div>
      <Cards {...{ vendors, onOrder, onShow }} />
    </section>
  );
}

function Cards({ vendors, onOrder, onShow }: VendorCardsProps) {
  const text = useText();
  const { supports } = usePortal();
  const { search, page, setPage } = useCardsState();
  const { data, error, refetch, isFetching } = vendors;
  if (!data && error) {
    return <ErrorPanel message={text.failedVendors} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonList count={4} className={styles.pending} />;
  if (data.total === 0) {
    return search === '' ? (
      <EmptyState
        compact
        icon={<Wrench />}
        title={text.noVendors}
        action={
          supports('people.invite') && (
            <Link to="/admin?tab=people" className={buttonClass({})}>
              {text.inviteVendor}
            </Link>
          )
        }
      />
    ) : (
      <EmptyState compact icon={<SearchX />} title={text.noVendorFound} />
    );
  }
  return (
    <>
      <Card padding="none" className={styles.box}>
        <ul className={styles.cards} aria-busy={isFetching}>
          {data.items.map((vendor) => (
            <VendorCard key={vendor.id} vendor={vendor} onOrder={onOrder} onShow={onShow} />
          ))}
        </ul>
      </Card>
      <Pagination page={page} total={data.total} pageSize={listPageSize} onChange={setPage} />
    </>
  );
}

/** The search and page of the cards in the URL; the prefix separates them from those of the list below. */
function useCardsState() {
  const [{ vendorSearch, vendorPage }, change] = useUrlState({ vendorSearch: '', vendorPage: 1 });
  return {
    search: vendorSearch,
    page: Math.max(1, vendorPage),
    setSearch: (typed: string) =>
      change(
        { vendorSearch: typed, vendorPage: 1 },
        { replace: typed !== '' && vendorSearch !== '' },
      ),
    setPage: (page: number) => change({ vendorPage: page }),
  };
}
