import { type ChildProcess, spawn } from 'node:child_process';
import source from './supervisor.mjs?raw';

/** What the supervisor runs, as JSON on its command line. */
export interface Supervised {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Removed at the end. */
  readonly temporary: readonly string[];
}

/** Starts a process that runs a program until this process ends, and starts it again when it crashes. */
export function supervise(supervised: Supervised): ChildProcess {
  return spawn(
    process.execPath,
    ['--input-type=module', '--eval', source, JSON.stringify(supervised)],
    // Apart from the terminal, so that Ctrl+C lets the portal finish before its database ends.
    { stdio: ['pipe', 'ignore', 'pipe'], detached: true, windowsHide: true },
  );
}
