import { VisuallyHidden } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';

export interface EventTimeProps {
  readonly iso: string;
  /** Whether it stands under the heading of its day: then the time alone is shown. */
  readonly isUnderDay?: boolean | undefined;
}

/** When an event begins: weekday and time beside the tile that shows the date; all of it for screen readers. */
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
