import type { HomeWithSale } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { ConfirmedAction, useDayText } from '@hoa/parts';
import { Link, useCommand, useOperation } from '@hoa/portal';
import {
  Alert,
  Button,
  DefinitionList,
  Drawer,
  EmptyState,
  ErrorPanel,
  Icon,
  OnDemand,
  partOnDemand,
  SkeletonList,
} from '@hoa/ui';
import { formatNumber, formatPercent, useLocale } from '@hoa/ui/text';
import { House, Trash2 } from 'lucide';
import { useState } from 'react';
import { History } from '../../../history/History.tsx';
import styles from '../people/People.module.css';
import { Term } from '../people/Term.tsx';
import { useText } from './messages.ts';

const SaleDialog = partOnDemand(() => import('./SaleDialog.tsx').then((m) => m.SaleDialog));
const HomeDialog = partOnDemand(() => import('./HomeDialog.tsx').then((m) => m.HomeDialog));

export interface HomeDrawerProps {
  readonly label: string;
  readonly onClose: () => void;
}

/** The home in the URL, with its people and history. */
export function HomeDrawer({ label, onClose }: HomeDrawerProps) {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('homes.get', { label });
  return (
    <Drawer open size="lg" title={label} onClose={onClose}>
      {data ? (
        <Home home={data} onRemoved={onClose} />
      ) : error ? (
        error.code === 'not-found' ? (
          <EmptyState icon={<Icon icon={House} />} title={text.homeNotFound} />
        ) : (
          <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />
        )
      ) : (
        <SkeletonList shape="block" count={3} />
      )}
    </Drawer>
  );
}

interface HomeProps {
  readonly home: HomeWithSale;
  readonly onRemoved: () => void;
}

function Home({ home, onRemoved }: HomeProps) {
  const text = useText();
  const { tenures } = useDomainText();
  const locale = useLocale();
  const [open, setOpen] = useState<'change' | 'remove' | 'sell' | 'undo' | null>(null);
  const day = useDayText();
  const [undo] = useCommand('homes.undoSale');
  const [remove] = useCommand('homes.remove');
  const { id, building, address, share, notes, people, sale } = home;
  const isOwned = people.some(({ tenure }) => tenure === 'owner');
  const close = () => setOpen(null);
  return (
    <div className={styles.sections}>
      {sale && (
        <Alert
          tone="info"
          title={text.soldTo({ buyer: sale.buyer.displayName, day: day(sale.at) })}
          actions={<Button onClick={() => setOpen('undo')}>{text.undoSale}</Button>}
        >
          <p>{text.soldEffect}</p>
        </Alert>
      )}
      <DefinitionList
        items={[
          { term: text.building, value: building?.name },
          { term: text.address, value: address },
          {
            term: text.share,
            value: share === undefined ? undefined : formatNumber(share, locale),
          },
          { term: text.notes, value: notes },
        ]}
      />
      <section className={styles.section} aria-labelledby="home-people">
        <h3 id="home-people" className={styles.heading}>
          {text.people}
        </h3>
        {people.length > 0 ? (
          <ul className={styles.memberships}>
            {people.map(({ membershipId, uid, displayName, tenure, ownership, since, until }) => (
              <li key={membershipId} className={styles.membership}>
                <Link to={`/admin?tab=people&person=${encodeURIComponent(uid)}`}>
                  {displayName}
                </Link>
                <span className={styles.role}>
                  <span>{tenures[tenure ?? 'owner']}</span>
                  {ownership && <span>{formatPercent(ownership / 100, locale)}</span>}
                  <Term since={since} until={until} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.quiet}>{text.nobodyHint}</p>
        )}
      </section>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('change')}>{text.changeHome}</Button>
        {isOwned && !sale && <Button onClick={() => setOpen('sell')}>{text.recordSale}</Button>}
        {people.length === 0 && (
          <Button icon={<Icon icon={Trash2} />} onClick={() => setOpen('remove')}>
            {text.removeHome}
          </Button>
        )}
      </div>
      <History subject={{ kind: 'unit', id }} title={text.history} />
      {open === 'change' && (
        <OnDemand what={text.changeHome} onClose={close}>
          <HomeDialog home={home} onClose={close} />
        </OnDemand>
      )}
      {open === 'sell' && (
        <OnDemand what={text.recordSale} onClose={close}>
          <SaleDialog home={home} onClose={close} />
        </OnDemand>
      )}
      {open === 'undo' && sale && (
        <ConfirmedAction
          question={text.undoSaleQuestion}
          labels={{ confirm: text.undoSale, done: text.saleUndone, failed: text.failedToUndoSale }}
          act={() => undo({ saleId: sale.id })}
          onClose={close}
        >
          <p>{text.undoSaleEffect({ buyer: sale.buyer.displayName })}</p>
        </ConfirmedAction>
      )}
      {open === 'remove' && (
        <ConfirmedAction
          question={text.removeQuestion}
          tone="danger"
          labels={{
            confirm: text.removeHome,
            done: text.removed,
            failed: text.failedToRemove,
          }}
          act={() => remove({ label: id })}
          onClose={close}
          onDone={onRemoved}
        >
          <p>{id}</p>
        </ConfirmedAction>
      )}
    </div>
  );
}
