import { formatDate, formatRelative, useLocale } from '@hoa/ui/text';
import { useNow } from './useNow.ts';

/** The time since an instant, updated every minute; the full date is a tooltip. */
export function RelativeTime({ iso }: { readonly iso: string }) {
  const locale = useLocale();
  const now = useNow();
  return (
    <time dateTime={iso} title={formatDate(iso, locale, 'long')}>
      {formatRelative(iso, now, locale)}
    </time>
  );
}
