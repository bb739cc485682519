import { type ChildProcess, spawn } from 'node:child_process';
import source from './supervisor.mjs?raw';

/** The program that the supervisor runs, passed as JSON on its command line. */
export interface Supervised {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Paths that the supervisor deletes when it exits. */
  readonly temporary: readonly string[];
}

/** Starts a supervisor process, which runs a program until this process exits and restarts it after a crash. */
export function supervise(supervised: Supervised): ChildProcess {
  return spawn(
    process.execPath,
    ['--input-type=module', '--eval', source, JSON.stringify(supervised)],
    // Detached from the terminal, so that on Ctrl+C the portal can finish before its database stops.
    { stdio: ['pipe', 'ignore', 'pipe'], detached: true, windowsHide: true },
  );
}
