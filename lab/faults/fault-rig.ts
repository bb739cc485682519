import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requestIdHeader } from '@hoa/api';
import type { Client } from 'pg';
import { secureName, sessionCookieName } from '../../server/src/http/cookies.ts';
import { type StartedSmtp, startSmtp } from '../../server/src/testing/start-smtp.ts';
import { BuiltPortal } from '../portal/built-portal.ts';
import { type BuiltServer, builtOrigin } from '../portal/built-server.ts';
import { signInDirectly } from '../portal/sign-in-directly.ts';
import { canMount, SmallDisk } from './full-disk.ts';
import { Link } from './link.ts';

/** The timeout of a request, longer than a page's, so that late answers are seen too. */
const timeoutMs = 30_000;

/** Megabytes of the disk for files: a little more than the free space that the server requires to be ready. */
const diskOfFiles = 128;
/** Megabytes of the disk for PostgreSQL, half of which the demo association takes. */
const diskOfDatabase = 384;

/** The answer to a request; undefined in its place means that the connection broke or the request timed out. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | null;
  readonly text: string;
  /** The cookies that the answer sets, as `name=value`. */
  readonly cookies: readonly string[];
}

export interface Environments {
  readonly ofServer?: Readonly<Record<string, string>>;
  readonly ofDatabase?: Readonly<Record<string, string>>;
}

/** A built server whose connections to clients, PostgreSQL and the mail server can be disturbed. */
export class FaultRig {
  readonly portal: BuiltPortal;
  readonly server: BuiltServer;
  readonly toClients: Link;
  readonly toDatabase: Link;
  readonly toMail: Link;
  readonly smtp: StartedSmtp;
  /** Small disks for files and for PostgreSQL; undefined if this process may not mount file systems. */
  readonly disks: { readonly files: SmallDisk; readonly database: SmallDisk } | undefined;
  readonly #files: string;
  #token = '';
  #addresses = 0;

  private constructor(
    portal: BuiltPortal,
    server: BuiltServer,
    links: readonly [clients: Link, database: Link, mail: Link],
    smtp: StartedSmtp,
    [files, disks]: readonly [folder: string, disks: FaultRig['disks']],
  ) {
    this.portal = portal;
    this.server = server;
    [this.toClients, this.toDatabase, this.toMail] = links;
    this.smtp = smtp;
    this.#files = files;
    this.disks = disks;
  }

  /** @param environments Additional environment variables of the server and of PostgreSQL. */
  static async start(environments: Environments = {}): Promise<FaultRig> {
    const files = await mkdtemp(join(tmpdir(), 'hoa-fault-files-'));
    const disk = canMount ? await SmallDisk.mount(files, diskOfFiles) : undefined;
    let database: SmallDisk | undefined;
    const portal = await BuiltPortal.start({
      isSynced: false,
      // PostgreSQL preallocates only a little write-ahead log, so that writes soon need disk space.
      settings: { min_wal_size: '32MB', max_wal_size: '64MB' },
      ...(environments.ofDatabase && { environment: environments.ofDatabase }),
      async prepare(folder) {
        if (canMount) database = await SmallDisk.mount(folder, diskOfDatabase);
      },
    });
    const disks = disk && database && { files: disk, database };
    const smtp = await startSmtp();
    const { searchParams, port: number, pathname } = new URL(portal.ownerUrl);
    const socket = `${searchParams.get('host')}/.s.PGSQL.${number}`;
    const toDatabase = await Link.open({ path: socket });
    const toMail = await Link.open({ host: '127.0.0.1', port: Number(new URL(smtp.url).port) });
    const server = await portal.server({
      DATABASE_URL: `postgresql://portal@127.0.0.1:${toDatabase.port}${pathname}`,
      SMTP_URL: `smtp://127.0.0.1:${toMail.port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      FILES_URL: pathToFileURL(files).href,
      ...environments.ofServer,
    });
    await server.start();
    const { hostname: host, port } = new URL(server.address);
    const toClients = await Link.open({ host, port: Number(port) });
    const rig = new FaultRig(portal, server, [toClients, toDatabase, toMail], smtp, [files, disks]);
    const owner = await portal.connect();
    rig.#token = await signInDirectly(owner, 'admin-1', 'admin@cedarhollow.example');
    await owner.end();
    return rig;
  }

  get address(): string {
    return `http://127.0.0.1:${this.toClients.port}`;
  }

  /** Returns the headers of a request from the administrator, with a new network address each time. */
  headers(): Record<string, string> {
    this.#addresses += 1;
    return {
      Origin: builtOrigin,
      Cookie: `${secureName(sessionCookieName)}=${this.#token}`,
      'X-Forwarded-For': `10.0.${this.#addresses >> 8}.${this.#addresses & 255}`,
    };
  }

  /** @param cookie Replaces the administrator's cookie. */
  post(path: string, body: object, cookie?: string): Promise<Answer | undefined> {
    const own = cookie === undefined ? {} : { Cookie: cookie };
    return this.#fetch(path, {
      method: 'POST',
      headers: { ...this.headers(), 'Content-Type': 'application/json', ...own },
      body: JSON.stringify(body),
    });
  }

  get(path: string, cookie?: string): Promise<Answer | undefined> {
    const own = cookie === undefined ? {} : { Cookie: cookie };
    return this.#fetch(path, { headers: { ...this.headers(), ...own } });
  }

  upload(requestId: string, content: string): Promise<Answer | undefined> {
    return this.#fetch('/api/files?folder=tickets/one/attachments&name=plan.pdf', {
      method: 'POST',
      headers: { ...this.headers(), [requestIdHeader]: requestId },
      body: content,
    });
  }

  /** Runs work on a connection of the superuser, which does not pass the disturbed link. */
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
    await this.disks?.database.empty();
    await this.disks?.database.unmount();
    await this.portal.stop();
    await this.smtp.close();
    await this.disks?.files.unmount();
    await rm(this.#files, { recursive: true, force: true });
  }

  async #fetch(path: string, init: RequestInit): Promise<Answer | undefined> {
    try {
      const response = await fetch(this.address + path, {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status, headers } = response;
      return {
        status,
        type: headers.get('Content-Type') ?? '',
        retryAfter: headers.get('Retry-After'),
        text: await response.text(),
        cookies: headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''),
      };
    } catch {
      return undefined;
    }
  }
}
