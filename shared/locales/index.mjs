// @ts-check
// JavaScript, because builds run it in Node as well as pages in a browser.

/**
 * The portal's languages as language tags, the default first. A new one is a tag here and its text
 * files; a test names the files that are missing.
 */
export const locales = /** @type {const} */ (['en', 'es', 'fr', 'de']);

/** @typedef {(typeof locales)[number]} Locale */

/** A short text in every language of the portal. @typedef {Readonly<Record<Locale, string>>} Localized */

/**
 * A value for each language.
 * @template T
 * @param {(locale: Locale) => T} valueFor
 * @returns {Readonly<Record<Locale, T>>}
 */
export function perLocale(valueFor) {
  const entries = locales.map((locale) => [locale, valueFor(locale)]);
  return Object.fromEntries(entries);
}

/**
 * Texts by language, given those that `import.meta.glob('./??.ts', { base: '../locales', eager: true, import: 'mail' })`
 * finds.
 * @template T
 * @param {T} en
 * @param {Record<string, unknown>} files
 * @returns {Readonly<Record<Locale, T>>}
 */
export function textsByLocale(en, files) {
  return perLocale((locale) => {
    if (locale === 'en') return en;
    const file = files[`./${locale}.ts`];
    const texts =
      /** @type {Partial<Record<string, T>> | undefined} */ (file)?.[locale] ??
      /** @type {T | undefined} */ (file);
    if (!texts) throw new Error(`There are no texts for the language "${locale}".`);
    return texts;
  });
}

/**
 * The same the other way round: each text in every language.
 * @template {Readonly<Record<string, string>>} T
 * @param {T} en
 * @param {Record<string, unknown>} files
 * @returns {{ readonly [K in keyof T]: Localized }}
 */
export function localizedTexts(en, files) {
  const byLocale = textsByLocale(en, files);
  const entries = Object.keys(en).map((key) => [key, perLocale((locale) => byLocale[locale][key])]);
  return /** @type {{ readonly [K in keyof T]: Localized }} */ (Object.fromEntries(entries));
}
