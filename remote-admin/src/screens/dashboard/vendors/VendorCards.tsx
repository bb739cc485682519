import { hasPermission, listPageSize, type VendorWithLoad } from '@hoa/domain';
import { shownEmail } from '@hoa/domain/email';
import {
  Link,
  type OperationState,
  type Output,
  useActor,
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
  Icon,
  OnDemand,
  Pagination,
  partOnDemand,
  SearchField,
  SkeletonList,
  VisuallyHidden,
} from '@hoa/ui';
import { Mail, Phone, Plus, SearchX, Wrench } from 'lucide';
import { useId, useState } from 'react';
import { InsuranceWarning } from './Insurance.tsx';
import { useText } from './messages.ts';
import styles from './Vendors.module.css';

const VendorDrawer = partOnDemand(() => import('./VendorDrawer.tsx').then((m) => m.VendorDrawer));

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
  const hasOrders = useHasOrders();
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
        {hasOrders && (
          <Button variant="primary" icon={<Icon icon={Plus} />} onClick={() => onOrder('')}>
            {text.createWorkItem}
          </Button>
        )}
      </div>
      <Cards {...{ vendors, onOrder, onShow }} />
    </section>
  );
}

function Cards({ vendors, onOrder, onShow }: VendorCardsProps) {
  const text = useText();
  const { supports } = usePortal();
  const actor = useActor();
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
        icon={<Icon icon={Wrench} />}
        title={text.noVendors}
        action={
          supports('people.invite') &&
          hasPermission(actor, 'people') && (
            <Link to="/admin?tab=people" className={buttonClass({})}>
              {text.inviteVendor}
            </Link>
          )
        }
      />
    ) : (
      <EmptyState compact icon={<Icon icon={SearchX} />} title={text.noVendorFound} />
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

/** Returns true if the actor may read and create work orders. */
function useHasOrders(): boolean {
  return hasPermission(useActor(), 'tickets');
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

interface VendorCardProps {
  readonly vendor: VendorWithLoad;
  readonly onOrder: (vendorId: string) => void;
  readonly onShow: (next: { list: string; vendor: string; status: string }) => void;
}

/** A vendor with services, contact details, and the numbers of active work orders and pending invoices. */
function VendorCard({ vendor, onOrder, onShow }: VendorCardProps) {
  const text = useText();
  const { supports } = usePortal();
  const nameId = useId();
  const actor = useActor();
  const hasOrders = useHasOrders();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { uid, id, displayName, services, phone, email } = vendor;
  const counts = [
    {
      list: 'orders',
      status: 'active',
      n: vendor.activeWorkOrders,
      label: text.activeWorkOrders({ n: vendor.activeWorkOrders }),
    },
    {
      list: 'invoices',
      status: 'pending',
      n: vendor.pendingInvoices,
      label: text.pendingInvoices({ n: vendor.pendingInvoices }),
    },
  ];
  return (
    <li>
      <article aria-labelledby={nameId} className={styles.vendor}>
        <div className={styles.name}>
          <h3 id={nameId}>{displayName}</h3>
          <InsuranceWarning until={vendor.insuredUntil} />
        </div>
        <ul aria-label={text.services} className={styles.services}>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
        <p className={styles.contact}>
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <Icon icon={Phone} /> <span>{phone}</span>
            </a>
          )}
          <a href={`mailto:${email}`}>
            <Icon icon={Mail} /> <span>{shownEmail(email)}</span>
          </a>
        </p>
        <p className={styles.loads}>
          {counts.map(
            ({ list, status, n, label }) =>
              n > 0 && (
                <Button
                  key={list}
                  size="sm"
                  variant="quiet"
                  className={styles.load}
                  onClick={() => onShow({ list, vendor: uid, status })}
                >
                  <span>{label}</span>
                  <VisuallyHidden>{`: ${displayName}`}</VisuallyHidden>
                </Button>
              ),
          )}
          {supports('vendors.get') && hasPermission(actor, 'vendors') && (
            <Button
              size="sm"
              variant="quiet"
              className={styles.load}
              onClick={() => setIsOpen(true)}
            >
              <span>{text.details}</span>
              <VisuallyHidden>{`: ${displayName}`}</VisuallyHidden>
            </Button>
          )}
        </p>
        {hasOrders && (
          <Button
            size="sm"
            icon={<Icon icon={Plus} />}
            className={styles.order}
            onClick={() => onOrder(id)}
          >
            <span>{text.workItem}</span>
            <VisuallyHidden>{`: ${displayName}`}</VisuallyHidden>
          </Button>
        )}
      </article>
      {isOpen && (
        <OnDemand what={text.details} onClose={close}>
          <VendorDrawer id={id} name={displayName} onClose={close} />
        </OnDemand>
      )}
    </li>
  );
}
