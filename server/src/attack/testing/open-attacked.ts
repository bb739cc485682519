import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { insertDemo } from '../../database/insert-demo.ts';
import { hashToken, randomToken } from '../../identity/secrets.ts';
import { type LivePortal, type LivePortalOptions, openLivePortal } from '../../portal.ts';
import { createPortalServer } from '../../portal-server.ts';
import { TestRoster } from '../../testing/roster.ts';
import { startTestDatabase } from '../../testing/test-database.ts';
import { Attacker } from './attacker.ts';

/** The configured origin of the portal under attack. */
export const attackedOrigin = 'https://portal.example';

/** The demo association with the sample data. */
export const here = 'default-hoa';
/** Another association, with a person in each role. */
export const elsewhere = 'other-hoa';

/** The complete portal on a socket, with the demo association and another one, for tests of attacks. */
export interface Attacked {
  readonly portal: LivePortal;
  readonly roster: TestRoster;
  readonly address: string;
  /** The lines of the log. */
  readonly lines: string[];
  /** Creates a session without a mail. */
  signIn(email: string, signIn?: SignInOptions): Promise<Attacker>;
  /** Returns a client without a session. */
  stranger(): Attacker;
  /** Writes raw bytes to the socket; resolves to the answer. */
  raw(bytes: string, withinMs?: number): Promise<string>;
  close(): Promise<void>;
}

export interface SignInOptions {
  /** The age of the sign-in. */
  readonly minutesOld?: number;
}

export async function openAttacked(options: Partial<LivePortalOptions> = {}): Promise<Attacked> {
  const testDatabase = await startTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'hoa-attacked-'));
  await insertDemo({
    ownerUrl: testDatabase.ownerUrl,
    now: new Date(),
    storeFile: async () => {},
  });
  const roster = await TestRoster.open(testDatabase.ownerUrl);
  await settleElsewhere(roster);
  const lines: string[] = [];
  const portal = await openLivePortal({
    databaseUrl: testDatabase.url,
    origin: attackedOrigin,
    smtpUrl: undefined,
    mailFrom: 'portal@portal.example',
    filesUrl: pathToFileURL(join(folder, 'files')).href,
    secret: 'a secret for attacks, of more than thirty-two characters',
    trustedProxies: [],
    replyAddress: undefined,
    inboundMailSecret: undefined,
    metricsToken: undefined,
    hasMailbox: true,
    simulatesPayments: true,
    log: pino({}, { write: (line) => void lines.push(line) }),
    ...options,
  });
  const server = createPortalServer(
    Promise.resolve({
      site: folder,
      configuration: { modes: ['live'], api: '/api' },
      app: portal.app,
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    portal,
    roster,
    address,
    lines,
    stranger: () => new Attacker(address, attackedOrigin),
    async signIn(email, { minutesOld = 0 } = {}) {
      const token = randomToken();
      await roster.query(
        `WITH account AS (
           INSERT INTO identity.users (id, email, email_verified, name, created_at, updated_at)
           VALUES ($1, lower($1), true, '', now(), now()) ON CONFLICT DO NOTHING
         )
         INSERT INTO identity.sessions
           (id, user_id, uid, token, created_at, updated_at, expires_at, proved_at)
         SELECT $2, $1, uid, $3, at, now(), now() + interval '1 day', at
         FROM (SELECT now() - $4 * interval '1 minute' AS at) AS signed_in,
           (SELECT min(id) AS uid FROM portal.people WHERE email = lower($1)) AS person`,
        [email, crypto.randomUUID(), hashToken(token), minutesOld],
      );
      return new Attacker(address, attackedOrigin, `__Host-hoa-session=${token}`);
    },
    raw: (bytes, withinMs) => exchange(port, bytes, withinMs),
    async close() {
      portal.sendAway();
      await stop(server);
      await portal.close();
      await roster.close();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function settleElsewhere(roster: TestRoster): Promise<void> {
  await roster.addAssociation(elsewhere);
  await roster.put(elsewhere, 'buildings', 'A', { id: 'A', name: 'A' });
  await roster.put(elsewhere, 'units', 'A-101', { id: 'A-101', building: 'A' });
  for (const role of ['admin', 'resident', 'vendor'] as const) {
    const uid = `${role}-elsewhere`;
    await roster.addPerson(elsewhere, { uid, email: `${uid}@example.org` });
    const unit = role === 'resident' ? { unit: 'A-101' } : {};
    await roster.addMembership(elsewhere, { uid, role, ...unit });
  }
}

async function stop(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  if (server.listening) await once(server, 'close');
}

function exchange(port: number, bytes: string, withinMs = 2000): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(withinMs, end);
    socket.setEncoding('latin1').on('data', (part) => {
      received += part;
    });
    socket.once('error', end).once('close', end);
  });
}
