import { hasPermission } from '@hoa/domain';
import { monthNames } from '@hoa/parts';
import { Link, useActor, useOperation } from '@hoa/portal';
import { BarChart, Card, ErrorPanel, Icon, Skeleton } from '@hoa/ui';
import { formatNumber, formatUsd, useLocale } from '@hoa/ui/text';
import { ChevronRight } from 'lucide';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useText } from '../messages.ts';
import styles from './Charts.module.css';

/** The trends of the association: tickets, response time, spending and dues. */
export function Charts() {
  const actor = useActor();
  return (
    <>
      {hasPermission(actor, 'tickets') && <TicketCharts />}
      {hasPermission(actor, 'money') && <FinanceCharts />}
    </>
  );
}

function TicketCharts() {
  const text = useText();
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useOperation('admin.ticketTrends', {});
  if (!data && error) {
    return <ErrorPanel message={text.failedTrends} onRetry={refetch} retrying={isFetching} />;
  }
  const months = data?.months ?? [];
  const names = monthNames(
    months.map(({ month }) => month),
    locale,
  );
  const hours = (n: number) => (n === 0 ? '–' : text.hours({ n: formatNumber(n, locale, 1) }));
  return (
    <>
      <ChartCard title={text.openedAndClosed} to="/tickets">
        {data ? (
          <PairedBars
            names={[text.opened, text.closed]}
            labelHeader={text.month}
            pairs={months.map(({ opened, closed }, index) => ({
              label: names[index] ?? '',
              values: [opened, closed],
            }))}
          />
        ) : (
          <Skeleton shape="block" />
        )}
      </ChartCard>
      <ChartCard title={text.ageOfOpen} to="/tickets?status=open&view=table&sort=created">
        {data ? (
          <BarRows
            rows={data.openByAge.map(({ upToDays, count }, index) => ({
              label: text.daysOld({
                from: data.openByAge[index - 1]?.upToDays ?? 0,
                upTo: upToDays,
              }),
              value: count,
              shown: formatNumber(count, locale),
              isAlarming: upToDays === null,
            }))}
          />
        ) : (
          <Skeleton shape="block" />
        )}
      </ChartCard>
      <ChartCard title={text.responseTime} to="/admin?tab=vendors&list=orders">
        {data ? (
          <BarChart
            label={text.responseHint}
            labelHeader={text.month}
            valueHeader={text.responseTime}
            format={hours}
            points={months.map(({ responseTimeHours }, index) => ({
              label: names[index] ?? '',
              value: responseTimeHours ?? 0,
            }))}
          />
        ) : (
          <Skeleton shape="block" />
        )}
      </ChartCard>
    </>
  );
}

function FinanceCharts() {
  const text = useText();
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useOperation('admin.finances', {});
  if (!data && error) {
    return <ErrorPanel message={text.failedFinances} onRetry={refetch} retrying={isFetching} />;
  }
  const { spending = [], dues } = data ?? {};
  const paid = spending.reduce((sum, vendor) => sum + vendor.paid, 0);
  return (
    <>
      <ChartCard
        title={text.spending}
        to="/admin?tab=vendors&list=invoices&status=paid"
        sum={data && formatUsd(paid, locale)}
      >
        {data ? (
          spending.length === 0 ? (
            <p>{text.nothingPaid}</p>
          ) : (
            <BarRows
              rows={spending.map((vendor) => ({
                label: vendor.displayName,
                value: vendor.paid,
                shown: formatUsd(vendor.paid, locale),
                to: `/admin?tab=vendors&list=invoices&status=paid&vendor=${encodeURIComponent(vendor.vendorUid)}`,
              }))}
            />
          )
        ) : (
          <Skeleton shape="block" />
        )}
      </ChartCard>
      <ChartCard
        title={text.duesOutstanding}
        to="/admin?show=dues"
        sum={dues && formatUsd(dues.outstanding, locale)}
      >
        {dues ? (
          <BarRows
            rows={[
              {
                label: text.overdueDues({ n: dues.overdueHouseholds }),
                value: dues.overdue,
                shown: formatUsd(dues.overdue, locale),
                isAlarming: true,
              },
              {
                label: text.dueLater({ n: dues.households - dues.overdueHouseholds }),
                value: dues.outstanding - dues.overdue,
                shown: formatUsd(dues.outstanding - dues.overdue, locale),
              },
            ]}
          />
        ) : (
          <Skeleton shape="block" />
        )}
      </ChartCard>
    </>
  );
}

interface BarRow {
  readonly label: string;
  /** 0 or more. */
  readonly value: number;
  readonly shown: string;
  /** The URL of the list of the counted items. */
  readonly to?: string;
  readonly isAlarming?: boolean;
}

/** Horizontal bars, each below its label and value. The bars are decoration; the texts contain all data. */
function BarRows({ rows }: { readonly rows: readonly BarRow[] }) {
  const largest = Math.max(...rows.map(({ value }) => value), 0) || 1;
  return (
    <ul className={styles.rows}>
      {rows.map(({ label, value, shown, to, isAlarming }) => (
        <li
          key={label}
          className={styles.row}
          data-alarming={isAlarming && value > 0}
          style={{ '--share': value / largest } as CSSProperties}
        >
          <span className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</span>{' '}
          <span className={styles.value}>{shown}</span>
        </li>
      ))}
    </ul>
  );
}

interface PairedBarsProps {
  /** The names of the two bars of a pair: the accented and the muted one. */
  readonly names: readonly [string, string];
  readonly pairs: readonly { readonly label: string; readonly values: readonly [number, number] }[];
  /** The table header of the labels: "Month". */
  readonly labelHeader: string;
}

/** Two bars for each label, side by side; screen readers get the same data as a table. */
function PairedBars({ names, pairs, labelHeader }: PairedBarsProps) {
  const largest = Math.max(...pairs.flatMap(({ values }) => values), 0) || 1;
  return (
    <div className={styles.paired}>
      <p aria-hidden="true" className={styles.legend}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <div aria-hidden="true" className={styles.pairs}>
        {pairs.map(({ label, values }) => (
          <div key={label} className={styles.slot}>
            <div className={styles.pair}>
              {values.map((value, index) => (
                <span
                  key={names[index]}
                  className={styles.bar}
                  style={{ '--share': value / largest } as CSSProperties}
                >
                  <span>{value}</span>
                </span>
              ))}
            </div>
            <span className={styles.name}>{label}</span>
          </div>
        ))}
      </div>
      <table className="visually-hidden">
        <thead>
          <tr>
            <th scope="col">{labelHeader}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{values[0]}</td>
              <td>{values[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChartCardProps {
  readonly title: string;
  /** The URL of the list of the counted items. */
  readonly to: string;
  /** The sum of the charted values, or a line about them. */
  readonly sum?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a chart; its title links to the list. */
function ChartCard({ title, to, sum, children }: ChartCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link id={titleId} to={to} className={styles.link}>
            <span>{title}</span>
            <Icon icon={ChevronRight} />
          </Link>
        </h3>
        {sum && <p className={styles.sum}>{sum}</p>}
      </div>
      {children}
    </Card>
  );
}
