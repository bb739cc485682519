import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requestIdHeader } from '@hoa/api';
import type { Client } from 'pg';
import { secureName, sessionCookieName } from '../../identity/cookies.ts';
import { type StartedSmtp, startSmtp } from '../../mail/testing/start-smtp.ts';
import { BuiltPortal } from '../built-portal.ts';
import { type BuiltServer, builtOrigin } from '../built-server.ts';
import { signInDirectly } from '../sign-in-directly.ts';
import { SmallDisk } from './full-disk.ts';
import { Link } from './link.ts';

/** How long a page waits for an answer. */
const patienceMs = 15_000;

/** What a request was answered; undefined where the connection broke or the page gave up. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** A built server with connections that can be disturbed: to its clients, to PostgreSQL and to the mail server. */
export class FaultRig {
  readonly portal: BuiltPortal;
  readonly server: BuiltServer;
  readonly toClients: Link;
  readonly toDatabase: Link;
  readonly toMail: Link;
  readonly smtp: StartedSmtp;
  readonly disk: SmallDisk;
  readonly #files: string;
  #token = '';
  #addresses = 0;

  private constructor(
    portal: BuiltPortal,
    server: BuiltServer,
    links: readonly [clients: Link, database: Link, mail: Link],
    smtp: StartedSmtp,
    [files, disk]: readonly [folder: string, disk: SmallDisk],
  ) {
    this.portal = portal;
    this.server = server;
    [this.toClients, this.toDatabase, this.toMail] = links;
    this.smtp = smtp;
    this.#files = files;
    this.disk = disk;
  }

  static async start(): Promise<FaultRig> {
    const portal = await BuiltPortal.start({ isSynced: false });
    const smtp = await startSmtp();
    const files = await mkdtemp(join(tmpdir(), 'hoa-fault-files-'));
    const disk = await SmallDisk.mount(files);
    const database = new URL(portal.ownerUrl);
    const socket = `${database.searchParams.get('host')}/.s.PGSQL.${database.port}`;
    const toDatabase = await Link.open({ path: socket });
    const toMail = await Link.open({ host: '127.0.0.1', port: Number(new URL(smtp.url).port) });
    const server = await portal.server({
      DATABASE_URL: `postgresql://portal@127.0.0.1:${toDatabase.port}${database.pathname}`,
      SMTP_URL: `smtp://127.0.0.1:${toMail.port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      FILES_URL: pathToFileURL(files).href,
    });
    await server.start();
    const { hostname: host, port } = new URL(server.address);
    const toClients = await Link.open({ host, port: Number(port) });
    const rig = new FaultRig(portal, server, [toClients, toDatabase, toMail], smtp, [files, disk]);
    const owner = await portal.connect();
    rig.#token = await signInDirectly(owner, 'admin-1', 'admin@cedarhollow.example');
    await owner.end();
    return rig;
  }

  get address(): string {
    return `http://127.0.0.1:${this.toClients.port}`;
  }

  /** Of a page of the administrator's; each from an address of its own. */
  headers(): Record<string, string> {
    this.#addresses += 1;
    return {
      Origin: builtOrigin,
      Cookie: `${secureName(sessionCookieName)}=${this.#token}`,
      'X-Forwarded-For': `10.0.${this.#addresses >> 8}.${this.#addresses & 255}`,
    };
  }

  post(path: string, body: object): Promise<Answer | undefined> {
    return this.#fetch(path, {
      method: 'POST',
      headers: { ...this.headers(), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  get(path: string): Promise<Answer | undefined> {
    return this.#fetch(path, { headers: this.headers() });
  }

  upload(requestId: string, content: string): Promise<Answer | undefined> {
    return this.#fetch('/api/files?folder=tickets/one/attachments&name=plan.pdf', {
      method: 'POST',
      headers: { ...this.headers(), [requestIdHeader]: requestId },
      body: content,
    });
  }

  /** Runs statements of the owner, whatever happens to the server's. */
  async owner<R>(work: (owner: Client) => Promise<R>): Promise<R> {
    const owner = await this.portal.connect();
    try {
      return await work(owner);
    } finally {
      await owner.end();
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.toClients, this.toDatabase, this.toMail].map((link) => link.close()));
    await this.portal.stop();
    await this.smtp.close();
    await this.disk.unmount();
    await rm(this.#files, { recursive: true, force: true });
  }

  async #fetch(path: string, init: RequestInit): Promise<Answer | undefined> {
    try {
      const response = await fetch(this.address + path, {
        ...init,
        signal: AbortSignal.timeout(patienceMs),
      });
      const { status, headers } = response;
      return {
        status,
        type: headers.get('Content-Type') ?? '',
        retryAfter: headers.get('Retry-After'),
        text: await response.text(),
      };
    } catch {
      return undefined;
    }
  }
}
