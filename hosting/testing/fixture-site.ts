import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withImportMap } from '../import-map.mjs';
import { nginxSettings } from '../live-view.mjs';
import { temporaryFolder } from './temporary-folder.ts';

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><script type="module" src="/assets/shell-1a2b3c4d.js"></script></head></html>';

export const chunk = `export const portal = 1; // ${'x'.repeat(400)}\n`;

/** Creates a small site with releases in its own folder, with secret files beside and inside it. */
export function fixtureSite(): string {
  const folder = temporaryFolder('hoa-site-');
  const site = join(folder, 'site');
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  };
  const text = (path: string, content: string): void => {
    write(path, content);
    write(`${path}.br`, brotliCompressSync(content));
    write(`${path}.gz`, gzipSync(content));
  };
  const released = withImportMap(page, { '/assets/shell-1a2b3c4d.js': 'sha256-abc' });
  write('.releases/live', 'abc123\n');
  text('.releases/views/6/index.html', 'secret: an earlier view');
  write('.releases/nginx-live.conf', nginxSettings('7', released));
  text('.releases/views/7/index.html', released);
  text('.releases/views/7/remotes.json', '{"remotes":[]}');
  text('.releases/views/7/sw.js', 'self.addEventListener("fetch", () => {});');
  write('.releases/views/7/.history.json', 'secret');
  write('index.html', 'secret: only views are shown');
  text('assets/shell-1a2b3c4d.js', chunk);
  write('assets/logo-1a2b3c4d.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('assets/plain-1a2b3c4d.css', 'a{color:red}');
  text('remotes/remote-vendor/1.0.0-abc/mf-manifest.json', '{"name":"remote-vendor"}');
  text('remotes/remote-vendor/1.0.0-abc/assets/app-1a2b3c4d.js', chunk);
  writeFileSync(join(folder, 'outside.txt'), 'secret');
  symlinkSync(join(folder, 'outside.txt'), join(site, 'assets/link.txt'));
  symlinkSync(folder, join(site, 'up'));
  return site;
}
