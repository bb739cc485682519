import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '@hoa/hosting/testing/free-port';
import { builtServer } from '../../server/src/testing/index.ts';
import { origin } from './requests.ts';

/** The startup timeout; on an idle machine a server takes about a second. */
const startupTimeoutMs = 120_000;
const pollIntervalMs = 20;

/** The production build of `npm run serve` in its own process, which tests can kill and restart. */
export class Server {
  readonly address: string;
  readonly #environment: Record<string, string>;
  readonly #source: string;
  #child: ChildProcess | undefined;

  private constructor(port: string, environment: Record<string, string>, source: string) {
    this.address = `http://127.0.0.1:${port}`;
    this.#environment = environment;
    this.#source = source;
  }

  /** @param folder Where the site is made. `MAILBOX` is on unless `environment` has a mail server. */
  static async prepare(folder: string, environment: Record<string, string>): Promise<Server> {
    const site = join(folder, 'site');
    await mkdir(site, { recursive: true });
    await writeFile(join(site, 'index.html'), '<title>Portal</title>');
    const port = String(await freePort());
    const whole = {
      PATH: process.env.PATH ?? '',
      PORT: port,
      HOST: '127.0.0.1',
      PORTAL_ORIGIN: origin,
      SECRET: 'a secret for proofs, of more than thirty-two characters',
      MAILBOX: environment.SMTP_URL === undefined ? 'on' : 'off',
      ...environment,
    };
    const built = pathToFileURL(join(await builtServer(), 'serve.mjs')).href;
    const source = `
      import { serve } from ${JSON.stringify(built)};
      await serve({ site: ${JSON.stringify(site)}, say: () => {} }).catch((error) => {
        console.error(error.message);
        process.exit(1);
      });`;
    return new Server(port, whole, source);
  }

  /** Starts the server unless it is running; resolves when it is ready. */
  async start(): Promise<void> {
    let complained = '';
    if (!this.#isRunning()) {
      this.#child = spawn(process.execPath, ['--input-type=module', '--eval', this.#source], {
        env: this.#environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      this.#child.stderr?.setEncoding('utf8').on('data', (text) => {
        complained += text;
      });
    }
    const giveUpAt = Date.now() + startupTimeoutMs;
    while (!(await this.#isReady())) {
      if (!this.#isRunning() || Date.now() > giveUpAt) {
        throw new Error(`The server is not ready: ${complained}`);
      }
      await wait(pollIntervalMs);
    }
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Kills the process without a shutdown, like a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server as a service manager does; resolves to its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.#child || !this.#isRunning()) return null;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    const [code] = await ended;
    return code;
  }

  #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/readyz`)).ok;
    } catch {
      return false;
    }
  }
}
