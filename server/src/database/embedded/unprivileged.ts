import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';

/** The user that a process runs as; empty means the user of this process. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root: if this process is root, it runs as the owner of the folder, or as `nobody` if
 * root owns the folder.
 */
export async function unprivileged(folder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat(folder);
  if (uid !== 0 && spawnSync('id', ['-un', String(uid)]).status === 0) return { uid, gid };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Checks that the user of `as` can run a program or enter a folder. */
export function canUse(path: string, as: RunAs): boolean {
  if (as.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...as, cwd: '/' }).status === 0;
}

function idOf(option: '-u' | '-g'): number {
  const { stdout } = spawnSync('id', [option, 'nobody'], { encoding: 'utf8' });
  const id = Number.parseInt(stdout ?? '', 10);
  if (Number.isNaN(id)) throw new Error('There is no user nobody to run PostgreSQL as.');
  return id;
}
