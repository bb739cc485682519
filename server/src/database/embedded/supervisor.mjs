// Runs PostgreSQL for the lifetime of the parent process: however that exits, the stdin pipe closes.
import { spawn } from 'node:child_process';
import { openSync, rmSync, statSync } from 'node:fs';

/** @type {import('./supervise.ts').Supervised} */
const { command, args, cwd, uid, gid, env, logFile, temporary } = JSON.parse(process.argv[1] ?? '');

/** After this many failed starts in a row the supervisor gives up, unless PostgreSQL has run before. */
const maxFailures = 20;
const failedStartMs = 1000;
const restartAfterMs = 100;
const maxPauseMs = 2000;
const dataPollIntervalMs = 500;
/** If PostgreSQL has not stopped after this time, it is stopped without a checkpoint. */
const stopTimeoutMs = 10_000;

/** @type {import('node:child_process').ChildProcess | undefined} */
let postgres;
let isStopping = false;
let failures = 0;
let hasRun = false;
/** @type {string | undefined} */
let reasonToLeave;

/** Identifies the data folder; another folder at the same path has another identity. */
function identityOfData() {
  const found = statSync(cwd, { throwIfNoEntry: false });
  return found && [found.dev, found.ino, found.birthtimeMs].join();
}
const identity = identityOfData();

/** Stops PostgreSQL if its data folder was replaced, since a restart would serve the other data. */
function leaveOtherData() {
  if (isStopping || identityOfData() === identity) return;
  reasonToLeave = `The database in ${cwd} was removed or replaced while it was in use. Start again to use the one that is there now.`;
  stop();
}

function start() {
  leaveOtherData();
  if (isStopping) return;
  const log = openSync(logFile, 'a');
  const startedAt = performance.now();
  postgres = spawn(command, args, {
    cwd,
    env,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  postgres.on('error', (error) => leave(1, error.message));
  postgres.on('exit', () => {
    if (isStopping) return leave(0, reasonToLeave);
    const hasFailed = performance.now() - startedAt < failedStartMs;
    failures = hasFailed ? failures + 1 : 0;
    hasRun ||= !hasFailed;
    // If PostgreSQL has run before, it can run again once the cause, such as a full disk, is gone.
    if (failures > maxFailures && !hasRun) return leave(1, 'PostgreSQL ends again and again.');
    const pauseMs = Math.min(restartAfterMs * (failures + 1), maxPauseMs);
    setTimeout(
      () => (isStopping ? leave(0, reasonToLeave) : start()),
      hasRun ? pauseMs : restartAfterMs,
    );
  });
}

function stop() {
  if (isStopping) return;
  isStopping = true;
  if (!postgres || postgres.exitCode !== null || postgres.signalCode !== null)
    return leave(0, reasonToLeave);
  postgres.kill('SIGINT');
  setTimeout(() => postgres?.kill('SIGQUIT'), stopTimeoutMs).unref();
}

/**
 * @param {number} code
 * @param {string} [reason]
 */
function leave(code, reason) {
  for (const path of temporary) rmSync(path, { recursive: true, force: true });
  if (reason) console.error(reason);
  process.exit(code);
}

process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
// A signal from the terminal or the service manager also reaches the portal, which finishes its work and then closes
// the pipe.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
setInterval(leaveOtherData, dataPollIntervalMs);
start();
