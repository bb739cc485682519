import type { Account } from '@hoa/domain';
import { Link, type OperationState, type Output, useOperation } from '@hoa/portal';
import { Badge, buttonClass, EmptyState, ErrorPanel, Icon, Skeleton } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { Wallet } from 'lucide';
import { HomeCard } from './HomeCard.tsx';
import styles from './HomeScreen.module.css';
import { useText } from './messages.ts';

/** The resident's balance and its due date. */
export function AccountCard() {
  const text = useText();
  const query = useOperation('account.get', {});
  const status = query.data && <AccountStatus account={query.data} />;
  return (
    <HomeCard title={text.accountBalance} aside={status}>
      <div className={styles.body}>
        <AccountBody query={query} />
      </div>
    </HomeCard>
  );
}

function AccountBody({ query }: { readonly query: OperationState<Output<'account.get'>> }) {
  const text = useText();
  const { data: account, error, refetch } = query;
  if (account) return <Balance account={account} />;
  if (account === null)
    return <EmptyState compact icon={<Icon icon={Wallet} />} title={text.noAccount} />;
  if (error) return <ErrorPanel message={text.failedAccount} onRetry={refetch} />;
  return (
    <>
      <Skeleton shape="block" width="8rem" height="calc(var(--text-2xl) * 1.2)" />
      <Skeleton shape="block" width="13rem" height="calc(var(--text-sm) * 1.5)" />
      <Skeleton shape="block" width="12rem" height="calc(var(--text-sm) * 1.5)" />
      <Skeleton shape="block" height="var(--control-md)" className={styles.action} />
    </>
  );
}

function AccountStatus({ account }: { readonly account: Account }) {
  const text = useText();
  const isCurrent = account.status === 'current';
  return (
    <Badge tone={isCurrent ? 'success' : 'warning'} dot>
      {isCurrent ? text.current : text.pastDue}
    </Badge>
  );
}

function Balance({ account }: { readonly account: Account }) {
  const text = useText();
  const locale = useLocale();
  const { balance, dueDate, lastPayment } = account;
  return (
    <>
      <p className={styles.amount}>{formatUsd(balance, locale)}</p>
      <p className={styles.line}>
        {balance > 0 ? text.dueOn({ date: formatDate(dueDate, locale, 'day') }) : text.nothingDue}
      </p>
      {lastPayment && (
        <p className={styles.line}>
          {text.lastPayment({
            amount: formatUsd(lastPayment.amount, locale),
            // Its parts stay on one line.
            date: formatDate(lastPayment.date, locale, 'short').replaceAll(' ', '\u00a0'),
          })}
        </p>
      )}
      <Link to="/payments" className={buttonClass({ variant: 'primary', wide: true })}>
        {text.makePayment}
      </Link>
    </>
  );
}
