// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, workspaceFolders } from './packages.mjs';

/** @typedef {{ id: string, words: string, reason: string | null, part: string }} Requirement */
/** @typedef {{ ids: string[], file: string, title: string }} Proof A test that names requirements. */

/** The folder of the lists and of the page that sums them up. */
export const folder = join(root, 'docs', 'requirements');

/**
 * Returns the requirements by their source.
 * @returns {[heading: string, requirements: Requirement[]][]}
 */
export function lists() {
  return [
    ['The specification', readRequirements('specification.txt')],
    ['OWASP ASVS 5.0, level 2', readRequirements('asvs.txt')],
  ];
}

/**
 * Reads a list: an id and its words on each line, `|` before notes and the reason for which it has no test.
 * @param {string} name
 * @returns {Requirement[]}
 */
function readRequirements(name) {
  let part = '';
  return readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) part = line.slice(2);
      if (line === '' || line.startsWith('#')) return [];
      const [, id = '', words = ''] = /^(\S+) (.+)$/.exec(line) ?? [];
      const reason = words.split(' | ').find((text) => withoutTest.test(text)) ?? null;
      return [{ id, words, reason, part }];
    });
}

const withoutTest = /^(?:not met|partly met|no test|does not apply): /;

/** A test's title that ends with ids in brackets, such as `… [2.5.3 V6.2.1]`, or a range: `[3.4-6]`. */
const title = /\(\s*(['"`])((?:(?!\1).)+?) \[(V?\d+\.[\d.-]+(?: V?\d+\.[\d.-]+)*)\]\1/g;

/**
 * Finds the tests of all packages that name requirements.
 * @returns {Proof[]}
 */
export function readProofs() {
  const files = [...workspaceFolders(), 'scripts'].flatMap((path) =>
    readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !file.includes('node_modules')),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(title)].map(
      ([, , text = '', ids = '']) => ({
        ids: ids.split(' ').flatMap(expand),
        file,
        title: text,
      }),
    ),
  );
}

/**
 * Returns the ids of a range: `3.4-6` is 3.4, 3.5 and 3.6.
 * @param {string} id
 */
function expand(id) {
  const range = /^(.*\.)(\d+)-(\d+)$/.exec(id);
  if (range === null) return [id];
  const [, prefix, first, last] = range;
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, at) => `${prefix}${Number(first) + at}`,
  );
}

/**
 * Returns the page with the number of requirements of each part, and those that are not met or not tested.
 * @param {readonly (readonly [heading: string, requirements: readonly Requirement[]])[]} lists
 */
export function summary(lists) {
  const sections = lists.map(([heading, requirements]) => {
    const applicable = requirements.filter(({ reason }) => !reason?.startsWith('does not apply'));
    const parts = [...new Set(applicable.map(({ part }) => part))];
    const counts = parts.map((part) => {
      const those = applicable.filter((one) => one.part === part);
      const without = those.filter(({ reason }) => reason !== null).length;
      return `| ${part} | ${those.length} | ${without || ''} |`;
    });
    const reasons = applicable
      .filter(({ reason }) => reason !== null)
      .map(({ id, words, reason }) => `- **${id}** ${words.split(' | ')[0]}: ${reason}`);
    return [
      `## ${heading}`,
      ['| part | requirements | not met or not tested |', '| --- | ---: | ---: |', ...counts].join(
        '\n',
      ),
      reasons.join('\n'),
    ].join('\n\n');
  });
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

const introduction = `# Requirements and their tests

[specification.txt](specification.txt) has the clauses of the specification, [asvs.txt](asvs.txt) the requirements of OWASP ASVS 5.0, level 2. A test that proves one ends its title with its id: \`shows the page [2.1.4]\`, \`is refused [V8.2.1]\`. \`npm run requirements\` prints each requirement with its tests, \`npm run requirements -- V6\` those of a chapter; it also writes this page. A requirement without a test or a reason fails \`npm test\`, as does an unknown id.`;
