import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales, localizedTexts, textsByLocale } from './index.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const skipped = new Set(['node_modules', 'dist', 'e2e']);

/** Every source below `folder`. */
function sources(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && name[0] !== '.')
    .flatMap((entry) => {
      if (entry.isDirectory()) return sources(`${folder}${entry.name}/`);
      return /(?<!\.test)\.tsx?$/.test(entry.name) ? [`${folder}${entry.name}`] : [];
    });
}

const named =
  /(?<!`)import\.meta\.glob\(\s*'\.\/\?\?\.ts',\s*\{\s*base: '([^']+)',(?:\s*eager: true,)?\s*import: '(\w+)'/g;

/** Each use of the texts of other languages: where their English is, their folder, and their export there. */
const uses = sources('').flatMap((file) => {
  const code = readFileSync(`${root}${file}`, 'utf8');
  const [, elsewhere] = /import \{ en \} from '([^']+)'/.exec(code) ?? [];
  const english = elsewhere ? join(dirname(file), elsewhere) : file;
  return [...code.matchAll(named)].map(([, base = '', name = '']) => ({
    english,
    folder: join(dirname(file), base),
    name,
  }));
});
const others = locales.filter((tag) => tag !== 'en');
const localeFolders = [...new Set(uses.map(({ folder }) => folder))];

const load = (path: string) => import(pathToFileURL(`${root}${path}`).href);

describe('the texts of a package', () => {
  it('are found', () => {
    expect(localeFolders).toContain('remote-resident/src/locales');
    expect(localeFolders).toHaveLength(10);
    expect(uses.length).toBeGreaterThan(60);
  });

  it.each(localeFolders)('in %s are a file for each language besides English', (folder) => {
    const tags = readdirSync(`${root}${folder}`).map((name) => basename(name, '.ts'));
    expect(tags.toSorted()).toEqual(others.toSorted());
  });

  it.each(localeFolders)('in %s are all used', async (folder) => {
    const used = uses.filter((use) => use.folder === folder).map(({ name }) => name);
    for (const tag of others) {
      const file = await load(`${folder}/${tag}.ts`);
      expect(Object.keys(file).toSorted(), tag).toEqual([...new Set(used)].toSorted());
    }
  });

  it.each(uses)('of $english have the keys of English in every language', async (use) => {
    const { en } = await load(use.english);
    for (const tag of others) {
      const file = await load(`${use.folder}/${tag}.ts`);
      expect(keysOf(file[use.name]), tag).toEqual(keysOf(en));
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
    locales.map((locale) => [`./${locale}.ts`, { yes: `Yes ${locale}`, no: 'No' }]),
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
