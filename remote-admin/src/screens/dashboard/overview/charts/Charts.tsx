import { monthNames } from '@hoa/parts';
import { useOperation } from '@hoa/portal';
import { BarChart, ErrorPanel, Skeleton } from '@hoa/ui';
import { formatNumber, formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from '../messages.ts';
import { BarRows } from './BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';
import { PairedBars } from './PairedBars.tsx';

/** The trends of the association: tickets, response time, spending and dues. */
export function Charts() {
  return (
    <>
      <TicketCharts />
      <FinanceCharts />
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
