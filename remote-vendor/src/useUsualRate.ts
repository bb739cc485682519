import { usdInput } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { typedDecimal, useLocale } from '@hoa/ui/text';

/**
 * Returns the association's usual hourly rate as the initial text of a field: '' if there is none or loading fails,
 * undefined while loading.
 */
export function useUsualRate(): string | undefined {
  const locale = useLocale();
  const { data, error } = useOperation('association.get', {});
  if (!data && !error) return undefined;
  return data?.laborRate === undefined ? '' : typedDecimal(usdInput(data.laborRate), locale);
}
