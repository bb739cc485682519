import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** Returns the folder of the current view. */
export function viewIn(site: string): string {
  const views = join(site, '.releases/views');
  return join(views, String(Math.max(...readdirSync(views).map((name) => Number(name) || 0))));
}

/** Creates the folder of a site without releases, with helpers for tests. */
export function siteUnderTest() {
  const site = join(temporaryFolder('hoa-site-'), 'site');
  const view = (): string => viewIn(site);
  const folderOf = (path: string): string => (/^(assets|remotes)\//.test(path) ? site : view());
  const read = (path: string): string => readFileSync(join(folderOf(path), path), 'utf8');
  const registry = () => JSON.parse(read('remotes.json')).remotes;
  return {
    site,
    view,
    read,
    registry,
    live: (name: string): string | undefined =>
      registry().find((entry: { name: string }) => entry.name === name)?.release,
    /** Returns the content hash and modification time of every file. */
    snapshot: (): Map<string, string> =>
      new Map(
        readdirSync(site, { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile())
          .map((file) => join(file.parentPath, file.name))
          .map((path) => {
            const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
            return [path.slice(site.length + 1), `${hash} ${statSync(path).mtimeMs}`];
          }),
      ),
  };
}
