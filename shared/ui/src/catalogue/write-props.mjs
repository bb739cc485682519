// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readProps } from './read-props.mjs';

const kit = fileURLToPath(new URL('../', import.meta.url));

/** The text of `props.json` as the kit's sources have it now. */
export function propsText() {
  const index = readFileSync(`${kit}index.ts`, 'utf8');
  const components = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    // A file of a component is named for it; one of a hook has no props.
    .filter(
      (name) =>
        /(^|[\\/])[A-Z]\w*\.tsx$/.test(name) && index.includes(`'./${name.replaceAll('\\', '/')}'`),
    )
    .flatMap((name) => Object.entries(readProps(readFileSync(kit + name, 'utf8'), kit + name)))
    .filter(([name]) => new RegExp(`[{,]\\s*${name}\\b`).test(index))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(components), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('props.json', import.meta.url), propsText());
}
