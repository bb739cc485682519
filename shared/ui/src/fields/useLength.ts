import { useKitText } from '../messages.ts';
import { formatNumber, useLocale } from '../text/index.ts';

/** Character counts of a text. */
export interface TextLength {
  typed: number;
  longest: number;
}

/** The last part of the limit in which the remaining characters are shown. */
const countedShare = 0.1;

/** Returns the remaining characters near the limit, or an error above it. */
export function useLength(length: TextLength | undefined): { left?: string; error?: string } {
  const text = useKitText();
  const locale = useLocale();
  if (!length) return {};
  const { typed, longest } = length;
  const left = longest - typed;
  if (left < 0) {
    const [n, most] = [formatNumber(typed, locale), formatNumber(longest, locale)];
    return { error: text.tooLong({ n, most }) };
  }
  return left <= longest * countedShare ? { left: text.charactersLeft({ n: left }) } : {};
}
