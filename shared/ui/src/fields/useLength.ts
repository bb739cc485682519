import { useKitText } from '../messages/index.ts';
import { formatNumber, useLocale } from '../text/index.ts';

/** Characters of a text. */
export interface TextLength {
  typed: number;
  longest: number;
}

/** Characters are counted down over the last part of a text. */
const countedShare = 0.1;

/** What a field says of its length: how many characters are left near the end, or that there are too many. */
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
