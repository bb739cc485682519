import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '@hoa/hosting/testing/free-port';

/** The startup timeout; on an idle machine a server takes about a second. */
const startupTimeoutMs = 120_000;
const pollIntervalMs = 20;

/** The configured origin of built servers, which requests of their pages also send. */
export const builtOrigin = 'https://portal.example';

export interface BuiltServerOptions {
  /** The folder of the server build. */
  readonly built: string;
  /** The connection string of the restricted role. */
  readonly databaseUrl: string;
  /** The folder for the site and the files. */
  readonly folder: string;
  /** Additional environment variables; `MAILBOX` is on unless they configure a mail server. */
  readonly environment?: Record<string, string>;
}

/** The production build of `npm run serve` in its own process, which tests can kill and restart. */
export class BuiltServer {
  readonly address: string;
  readonly #environment: Record<string, string>;
  readonly #source: string;
  #child: ChildProcess | undefined;

  private constructor(port: number, environment: Record<string, string>, source: string) {
    this.address = `http://127.0.0.1:${port}`;
    this.#environment = environment;
    this.#source = source;
  }

  static async prepare({
    built,
    databaseUrl,
    folder,
    environment = {},
  }: BuiltServerOptions): Promise<BuiltServer> {
    const site = join(folder, 'site');
    await mkdir(site, { recursive: true });
    await writeFile(join(site, 'index.html'), '<title>Portal</title>');
    const port = await freePort();
    const whole = {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      PORTAL_ORIGIN: builtOrigin,
      FILES_URL: pathToFileURL(join(folder, 'files')).href,
      SECRET: 'a secret for proofs, of more than thirty-two characters',
      MAILBOX: environment.SMTP_URL === undefined ? 'on' : 'off',
      ...environment,
    };
    const source = `
      import { serve } from ${JSON.stringify(pathToFileURL(join(built, 'serve.mjs')).href)};
      await serve({ site: ${JSON.stringify(site)}, say: () => {} }).catch((error) => {
        console.error(error.message);
        process.exit(1);
      });`;
    return new BuiltServer(port, whole, source);
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
    if (!this.#child || !this.#isRunning()) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  /** Stops the server as a service manager does; resolves to its exit code. */
  async stop(): Promise<number | null> {
    if (!this.#child || !this.#isRunning()) return null;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
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
