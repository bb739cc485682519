import { pathToFileURL } from 'node:url';
import { requestIdHeader } from '@hoa/api';
import { temporaryFolder } from '../../hosting/testing/temporary-folder.ts';
import { type StartedSmtp, startSmtp } from '../../server/src/testing/start-smtp.ts';
import { Portal } from '../portal/portal.ts';
import { type Answer, type Headers, type Sent, send, signIn } from '../portal/requests.ts';
import type { Server } from '../portal/server.ts';
import { canMount, SmallDisk } from './full-disk.ts';
import { Link } from './link.ts';

/** The timeout of a request, longer than a page's, so that late answers are seen too. */
const timeoutMs = 30_000;

/** Megabytes of the disk for files: a little more than the free space that the server requires to be ready. */
const diskOfFiles = 128;
/** Megabytes of the disk for PostgreSQL, half of which the demo association takes. */
const diskOfDatabase = 384;

export interface Environments {
  readonly ofServer?: Readonly<Record<string, string>>;
  readonly ofDatabase?: Readonly<Record<string, string>>;
}

/** A built server whose connections to clients, PostgreSQL and the mail server can be disturbed. */
export class FaultRig {
  readonly portal: Portal;
  readonly server: Server;
  readonly toClients: Link;
  readonly toDatabase: Link;
  readonly toMail: Link;
  readonly smtp: StartedSmtp;
  /** Small disks for files and for PostgreSQL; undefined if this process may not mount file systems. */
  readonly disks: { readonly files: SmallDisk; readonly database: SmallDisk } | undefined;
  readonly #headers: Headers;
  #addresses = 0;

  private constructor(
    portal: Portal,
    server: Server,
    links: readonly [clients: Link, database: Link, mail: Link],
    smtp: StartedSmtp,
    disks: FaultRig['disks'],
    headers: Headers,
  ) {
    this.portal = portal;
    this.server = server;
    [this.toClients, this.toDatabase, this.toMail] = links;
    this.smtp = smtp;
    this.disks = disks;
    this.#headers = headers;
  }

  /** @param environments Additional environment variables of the server and of PostgreSQL. */
  static async start(environments: Environments = {}): Promise<FaultRig> {
    const files = temporaryFolder('hoa-fault-files-');
    const disk = canMount ? await SmallDisk.mount(files, diskOfFiles) : undefined;
    let database: SmallDisk | undefined;
    const portal = await Portal.start({
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
    const headers = await portal.owner((owner) =>
      signIn(owner, 'admin-1', 'admin@cedarhollow.example'),
    );
    return new FaultRig(portal, server, [toClients, toDatabase, toMail], smtp, disks, headers);
  }

  get address(): string {
    return `http://127.0.0.1:${this.toClients.port}`;
  }

  /** Returns the headers of a request from the administrator, with a new network address each time. */
  headers(cookie?: string): Headers {
    this.#addresses += 1;
    return {
      ...this.#headers,
      ...(cookie !== undefined && { Cookie: cookie }),
      'X-Forwarded-For': `10.0.${this.#addresses >> 8}.${this.#addresses & 255}`,
    };
  }

  /** @param cookie Replaces the administrator's cookie. */
  post(path: string, input: object, cookie?: string): Promise<Answer | undefined> {
    return this.#send({ path, headers: this.headers(cookie), input });
  }

  get(path: string, cookie?: string): Promise<Answer | undefined> {
    return this.#send({ path, headers: this.headers(cookie) });
  }

  upload(requestId: string, input: string): Promise<Answer | undefined> {
    return this.#send({
      path: '/api/files?folder=tickets/one/attachments&name=plan.pdf',
      headers: { ...this.headers(), [requestIdHeader]: requestId },
      input,
    });
  }

  async stop(): Promise<void> {
    await Promise.all([this.toClients, this.toDatabase, this.toMail].map((link) => link.close()));
    await this.disks?.database.empty();
    await this.disks?.database.unmount();
    await this.portal.stop();
    await this.smtp.close();
    await this.disks?.files.unmount();
  }

  #send(sent: Sent): Promise<Answer | undefined> {
    const signal = AbortSignal.timeout(timeoutMs);
    return send(this.address, { ...sent, signal }).catch(() => undefined);
  }
}
