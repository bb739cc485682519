// @ts-check
import { spawn } from 'node:child_process';

/** The time that a stopped program gets to exit before it is killed. */
const graceMs = 5000;

/**
 * Runs a program and resolves to its output; if it fails, the error contains the output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, show?: boolean }} [options]
 *   `show` prints the output while it runs instead of collecting it.
 * @returns {Promise<string>}
 */
export async function run(program, args, options = {}) {
  const { code, output } = await outcome(program, args, options);
  if (code === 0) return output;
  const what = [program, ...args].join(' ');
  throw new Error(`${output.trimEnd()}\n${what} failed (${code ?? 'stopped'}).`.trimStart());
}

/**
 * Runs a program and resolves to its exit code (null if it was stopped) and its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, show?: boolean }} [options]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function outcome(program, args, { cwd, env, timeoutMs, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const late = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: null, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      clearTimeout(late);
      resolve({ code, output });
    });

    // Like Ctrl-C, so that the process can stop its own children.
    function stop() {
      console.error(`${program} took longer than ${timeoutMs} ms and is stopped.`);
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
    }
  });
}
