// @ts-check
// JavaScript, because builds run it in Node as well as pages in a browser.

/**
 * The portal's languages as language tags, the default first. A new one is a tag and two texts here, and the file
 * `locales/<tag>.ts` of each package with texts; a test names the missing ones.
 */
export const locales = /** @type {const} */ (['en', 'es', 'fr', 'de']);

/** @typedef {(typeof locales)[number]} Locale */

/** A short text in every language of the portal. @typedef {Readonly<Record<Locale, string>>} Localized */

/**
 * The time of something that just happened; in every bundle, since no component waits for its language.
 * @type {Localized}
 */
export const justNow = {
  en: 'Just now',
  es: 'Ahora mismo',
  fr: 'À l’instant',
  de: 'Gerade eben',
};

/**
 * The message of every action that needs a connection; in every bundle, since no language can be fetched then.
 * @type {Localized}
 */
export const offline = {
  en: "You're offline. Try again when you're connected.",
  es: 'No tiene conexión. Vuelva a intentarlo cuando esté conectado.',
  fr: 'Vous êtes hors ligne. Réessayez une fois connecté.',
  de: 'Sie sind offline. Versuchen Sie es erneut, sobald Sie verbunden sind.',
};

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
    const texts = /** @type {T | undefined} */ (files[`./${locale}.ts`]);
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
