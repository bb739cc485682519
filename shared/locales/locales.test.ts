import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales, localizedTexts, textsByLocale } from './index.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const skipped = new Set(['node_modules', 'dist', 'e2e']);

/** Every folder below `folder` that has texts in English. */
function textFolders(folder: string): string[] {
  const entries = readdirSync(`${root}${folder}`, { withFileTypes: true });
  const here = entries.some(({ name }) => name === 'en.ts') ? [folder] : [];
  const below = entries
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name) && entry.name[0] !== '.')
    .flatMap(({ name }) => textFolders(`${folder}${name}/`));
  return [...here, ...below];
}

const folders = textFolders('');

describe('the texts of the portal', () => {
  it('are found', () => {
    expect(folders.length).toBeGreaterThan(40);
    expect(folders).toContain('shared/ui/src/messages/');
  });

  it.each(folders)('in %s are a file for each language', (folder) => {
    const tags = readdirSync(`${root}${folder}`)
      .map((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1])
      .filter((tag) => tag !== undefined);
    expect(tags.toSorted()).toEqual(locales.toSorted());
  });

  it.each(folders)('in %s have the same keys in every language', async (folder) => {
    const texts = await Promise.all(
      locales.map(async (locale) => {
        const file = await import(pathToFileURL(`${root}${folder}${locale}.ts`).href);
        return file[locale];
      }),
    );
    const [english, ...others] = texts.map((each) => keysOf(each));
    for (const [index, keys] of others.entries()) {
      expect(keys, locales[index + 1]).toEqual(english);
    }
  });
});

/** The path of every text; what functions return is not compared. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value)
    .flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    .toSorted();
}

describe('texts of all languages together', () => {
  const en = { yes: 'Yes', no: 'No' };
  const files = Object.fromEntries(
    locales.map((locale) => [`./${locale}.ts`, { [locale]: { yes: `Yes ${locale}`, no: 'No' } }]),
  );

  it('are sorted by language', () => {
    expect(textsByLocale(en, files).en).toBe(en);
    expect(textsByLocale(en, files).fr).toEqual({ yes: 'Yes fr', no: 'No' });
  });

  it('are sorted by text', () => {
    const { yes } = localizedTexts(en, files);
    expect(Object.keys(yes)).toEqual(locales);
    expect(yes).toMatchObject({ en: 'Yes', fr: 'Yes fr' });
  });

  it('are refused when a language is missing', () => {
    expect(() => textsByLocale(en, {})).toThrow('There are no texts for the language "es".');
  });
});
