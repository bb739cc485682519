import { formatDate, formatRelative, useLocale } from '@hoa/ui/text';
import { useNow } from './useNow.ts';

/** How long ago an instant was, kept up to date; the whole date on hover. */
export function RelativeTime({ iso }: { readonly iso: string }) {
  const locale = useLocale();
  const now = useNow();
  return (
    <time dateTime={iso} title={formatDate(iso, locale, 'long')}>
      {formatRelative(iso, now, locale)}
    </time>
  );
}
