import type { Locale } from '@hoa/locales';

/** Texts by plural category; languages that need no other category use `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<Locale, Intl.PluralRules>();

/** Returns the form that the language uses for n items. */
export function plural(locale: Locale, n: number, forms: PluralForms): string {
  let rule = rules.get(locale);
  if (!rule) {
    rule = new Intl.PluralRules(locale);
    rules.set(locale, rule);
  }
  return forms[rule.select(n)] ?? forms.other;
}
