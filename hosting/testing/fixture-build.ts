import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Build } from '../publish.mjs';
import { temporaryFolder } from './temporary-folder.ts';

const long = '// '.padEnd(400, 'x');

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder('hoa-build-');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Creates the build of a shell whose only asset is named `text`. */
export function shellBuild(text: string, provides: object = {}, more = {}): Build {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text}</title>
    <script type="module" src="/assets/${text}.js"></script></head></html>`;
  const folder = folderWith({
    'index.html': html,
    [`assets/${text}.js`]: `export const name = '${text}'; ${long}`,
    'sw.js': `// ${text}`,
    'provides.json': JSON.stringify({
      contract: 1,
      versions: { react: '19.3.1', '@hoa/portal': '1.0.0' },
      exports: { '@hoa/portal': ['createRemote', 'useSession'] },
      ...provides,
    }),
    '.inputs': 'not for the site',
    ...more,
  });
  return { name: 'shell', version: '1.0.0', folder };
}

const noFiles = { scripts: [], styles: [] };

/** Creates the build of a remote whose only chunk contains `text`, which is also the title of its only page. */
export function remoteBuild(
  name: string,
  text: string,
  requires: object = {},
  contract = 1,
  page: object = {},
): Build {
  const folder = folderWith({
    'remoteEntry.js': `export const entry = '${text}';`,
    'assets/app-1a2b3c4d.css': `a::after { content: '${text}' }`,
    'assets/app-1a2b3c4d.js': `export const name = '${text}'; ${long}`,
    'fragment.json': JSON.stringify({
      name,
      area: { en: 'Vendor Portal' },
      contract,
      requires: { versions: {}, exports: {}, ...requires },
      pages: [
        {
          id: 'board',
          path: '/vendor',
          roles: ['vendor'],
          title: { en: text },
          preload: noFiles,
          ...page,
        },
      ],
      preload: { scripts: ['assets/app-1a2b3c4d.js'], styles: [] },
    }),
  });
  return { name, version: '1.0.0', folder };
}
