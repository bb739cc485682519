import { VisuallyHidden } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';

interface EventTimeProps {
  /** An instant, or the first day of an event that lasts whole days. */
  readonly start: string;
  readonly end?: string | undefined;
  /** True if it is below the heading of its day; then it shows only the time. */
  readonly isUnderDay?: boolean | undefined;
}

/** The time of an event: weekday and time next to the tile with the date; screen readers get the full date. */
export function EventTime({ start, end, isUnderDay }: EventTimeProps) {
  const text = useText();
  const locale = useLocale();
  const isWholeDays = !start.includes('T');
  const weekday = new Date(start).toLocaleDateString(locale, {
    weekday: 'long',
    ...(isWholeDays && { timeZone: 'UTC' }),
  });
  const isSameDay =
    end === undefined || formatDate(end, locale, 'day') === formatDate(start, locale, 'day');
  const last =
    end && formatDate(end, locale, isWholeDays ? 'month-day' : isSameDay ? 'time' : 'long');
  const isOneDay = isWholeDays && isSameDay;
  const until = last && !isOneDay ? ` – ${last}` : '';
  const first = isWholeDays ? text.allDay : formatDate(start, locale, 'time');
  return (
    <time dateTime={start}>
      <VisuallyHidden>{formatDate(start, locale, 'long') + until}</VisuallyHidden>
      <span aria-hidden="true">{`${isUnderDay ? '' : `${weekday}, `}${first}${until}`}</span>
    </time>
  );
}
