// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from '../../scripts/programs.mjs';
import { fullRun } from './full-run.mjs';

/** Runs the proof of faults, with libfaketime if it can be installed. */
export async function faults() {
  const library = await findFaketime();
  if (library !== undefined) process.env.FAKETIME_LIBRARY = library;
  return fullRun('tests', ['lab/faults'])();
}

/** Finds libfaketime, which sets the clock of a program, or installs it; undefined if that fails. */
async function findFaketime() {
  const present = () =>
    ['/usr/lib', '/usr/lib64', '/usr/local/lib']
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
      .map((folder) => join(folder, 'faketime', 'libfaketime.so.1'))
      .find((path) => existsSync(path));
  if (present() === undefined) await installPackage('libfaketime');
  return present();
}
