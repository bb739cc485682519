import type { PaymentSource } from '@hoa/domain';
import { useText } from './messages.ts';

/** Names an account or a card: "Millbrook Savings checking ending in 6789"; '' for one that is not on file. */
export function useSourceText(): (source: PaymentSource | undefined) => string {
  const text = useText();
  const kinds: Readonly<Record<string, string>> = text.accountKinds;
  return (source) => {
    if (!source?.last4) return '';
    const { bankName, accountType = '', cardBrand, last4 } = source;
    const kind = kinds[accountType] ?? accountType;
    return text.account({ bank: bankName ?? cardBrand ?? '', kind, last4 });
  };
}
