import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const shared = readdirSync(new URL('shared/', root)).map((name) => `shared/${name}`);
const sources = [...readdirSync(root).filter((name) => /^(shell|remote-)/.test(name)), ...shared];
const styleSheets = sources.flatMap((folder) => styleSheetsIn(`${folder}/src/`));

/** Returns the paths of all style sheets in a folder; empty if the folder does not exist. */
function styleSheetsIn(folder: string): string[] {
  try {
    return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => folder + name);
  } catch {
    return [];
  }
}

/** Returns the `:hover` selectors that a touch screen would keep applying after a tap. */
function stickyHovers(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, before = '', mark] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (mark === '}') {
      open.pop();
      continue;
    }
    const head = before.split(';').at(-1)?.trim() ?? '';
    if (head.includes(':hover') && !open.some((one) => one.includes('(hover: hover)'))) {
      found.push(head);
    }
    open.push(head);
  }
  return found;
}

test('a style for hover applies only where there is a pointer', () => {
  expect(styleSheets.length).toBeGreaterThan(50);
  expect(stickyHovers('.a { color: red } .a:hover { color: blue }')).toEqual(['.a:hover']);
  const sticky = styleSheets.flatMap((file) =>
    stickyHovers(readFileSync(new URL(file, root), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(sticky).toEqual([]);
});
