import { VisuallyHidden } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';

export interface EventTimeProps {
  readonly iso: string;
  /** True if it is below the heading of its day; then it shows only the time. */
  readonly isUnderDay?: boolean | undefined;
}

/** The start of an event: weekday and time next to the tile with the date; screen readers get the full date. */
export function EventTime({ iso, isUnderDay }: EventTimeProps) {
  const locale = useLocale();
  const weekday = new Date(iso).toLocaleDateString(locale, { weekday: 'long' });
  const time = formatDate(iso, locale, 'time');
  return (
    <time dateTime={iso}>
      <VisuallyHidden>{formatDate(iso, locale, 'long')}</VisuallyHidden>
      <span aria-hidden="true">{isUnderDay ? time : `${weekday}, ${time}`}</span>
    </time>
  );
}
