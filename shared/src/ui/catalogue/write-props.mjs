// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readProps } from './read-props.mjs';

const kit = new URL('../', import.meta.url);

/** The text of `props.json` as the kit's sources have it now. */
export function propsText() {
  const files = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^catalogue/.test(name))
    .sort();
  const sources = files.map((name) => readFileSync(new URL(name, kit), 'utf8'));
  const index = readFileSync(new URL('index.ts', kit), 'utf8');
  const exported = Object.entries(readProps(sources)).filter(([name]) =>
    new RegExp(`[{,]\\s*${name}\\b`).test(index),
  );
  return `${JSON.stringify(Object.fromEntries(exported), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('props.json', import.meta.url), propsText());
}
