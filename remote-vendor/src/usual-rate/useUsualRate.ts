import { usdInput } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { typedDecimal, useLocale } from '@hoa/ui/text';

/**
 * The association's usual price of an hour, as it is typed: empty where it has none or it can't be read, and undefined
 * until it is read.
 */
export function useUsualRate(): string | undefined {
  const locale = useLocale();
  const { data, error } = useOperation('association.get', {});
  if (!data && !error) return undefined;
  return data?.laborRate === undefined ? '' : typedDecimal(usdInput(data.laborRate), locale);
}
