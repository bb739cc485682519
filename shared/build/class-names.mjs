// @ts-check
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Names the classes of CSS modules: a few letters for the file and a number for the class in it. Vite's own
 * names are three times as long, in scripts as in styles.
 * @returns {import('vite').CSSModulesOptions}
 */
export function shortClassNames() {
  /** @type {Map<string, Map<string, number>>} */
  const files = new Map();
  return {
    generateScopedName(name, path) {
      const file = relative(root, path.split('?')[0] ?? path);
      const numbers = files.get(file) ?? new Map();
      files.set(file, numbers);
      if (!numbers.has(name)) numbers.set(name, numbers.size);
      const hash = createHash('sha256').update(file).digest('hex').slice(0, 6);
      return `_${hash}${numbers.get(name)?.toString(36)}`;
    },
  };
}
