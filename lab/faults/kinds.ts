import { vi } from 'vitest';
import { secureName } from '../../server/src/http/cookies.ts';
import { type Answer, cookiesIn } from '../portal/requests.ts';
import type { FaultRig } from './fault-rig.ts';
import type { Moment } from './link.ts';

export const moments = ['before', 'during', 'after'] as const;

/** Before the transaction, during its commit, or after the commit but before the server knows of it. */
export type At = (typeof moments)[number];

type Sign = readonly [text: string, moment: Moment];

/** A kind of request. */
export interface FaultKind {
  readonly name: string;
  /** True if repetitions return the first answer instead of running again. */
  readonly isOnce: boolean;
  /**
   * The text on the connection to PostgreSQL, or to a client, that marks each moment; requests without a commit have no
   * `during`.
   */
  readonly inDatabase: Partial<Record<At, Sign>>;
  readonly inClient: Partial<Record<At, Sign>>;
  /**
   * Prepares the data that the request needs; resolves to a function that sends the request and can be called
   * repeatedly.
   */
  readonly prepare: (rig: FaultRig, mark: string) => Promise<() => Promise<Answer | undefined>>;
  /** Returns what is wrong with the data after the request was answered. */
  readonly faults: (rig: FaultRig, mark: string, answer: Answer) => Promise<string[]>;
}

const around = (text: string) =>
  ({ before: [text, 'before'], after: [text, 'after'] }) as const satisfies FaultKind['inClient'];

const reading = around('READ ONLY');

const writing = {
  before: ['SELECT pg_advisory_lock', 'before'],
  during: ['COMMIT; SELECT', 'before'],
  after: ['COMMIT; SELECT', 'after'],
} as const;

const ticketId = 'TKT-1029';
const contentOf = (mark: string) => `%PDF-1.7\n% ${mark}\n%%EOF\n`;

const none = async () => [];

export const kinds: readonly FaultKind[] = [
  {
    name: 'query',
    isOnce: false,
    inDatabase: reading,
    inClient: around('/api/operations/tickets.get'),
    prepare: async (rig) => () => rig.post('/api/operations/tickets.get', { ticketId }),
    faults: none,
  },
  {
    name: 'command',
    isOnce: true,
    inDatabase: writing,
    inClient: around('/api/operations/tickets.postMessage'),
    prepare: async (rig, mark) => {
      const message = { ticketId, content: mark, isInternal: true, attachments: [] };
      return () => rig.post('/api/operations/tickets.postMessage', { ...message, requestId: mark });
    },
    async faults(rig, mark) {
      const count = await countOf(
        rig,
        "SELECT count(*) FROM portal.ticket_messages WHERE data ->> 'content' = $1",
        mark,
      );
      return count === 1 ? [] : [`the message is there ${count} times`];
    },
  },
  {
    name: 'upload',
    isOnce: true,
    inDatabase: writing,
    inClient: around('/api/files'),
    prepare: async (rig, mark) => () => rig.upload(mark, contentOf(mark)),
    async faults(rig, mark, { text }) {
      const { id } = JSON.parse(text);
      const read = await rig.get(`/api/files/${id}`);
      const count = await countOf(
        rig,
        `SELECT count(*) FROM portal.answered_requests WHERE id LIKE '%:files.upload:' || $1`,
        mark,
      );
      return [
        ...(read?.text === contentOf(mark) ? [] : [`its bytes are ${read?.status}`]),
        ...(count === 1 ? [] : [`it is recorded ${count} times`]),
      ];
    },
  },
  {
    name: 'download',
    isOnce: false,
    inDatabase: reading,
    inClient: around('/api/files/'),
    async prepare(rig, mark) {
      const { id } = JSON.parse((await rig.upload(mark, contentOf(mark)))?.text ?? '{}');
      return () => rig.get(`/api/files/${id}`);
    },
    faults: async (_, mark, { text }) => (text === contentOf(mark) ? [] : ['other bytes']),
  },
  {
    name: 'asking for a link',
    isOnce: false,
    inDatabase: around('INSERT INTO identity.tries'),
    inClient: around('/api/sign-in'),
    prepare: async (rig, mark) => () => rig.post('/api/sign-in', { email: `${mark}@example.org` }),
    faults: none,
  },
  {
    name: 'signing in',
    isOnce: true,
    inDatabase: around('INSERT INTO identity.verifications'),
    inClient: around('/api/sign-in/complete'),
    async prepare(rig, mark) {
      const email = await emailOf(rig, mark);
      const { token, cookie } = await askForLink(rig, email);
      return () => rig.post('/api/sign-in/complete', { token }, cookie);
    },
    async faults(rig, mark, answer) {
      const email = await emailOf(rig, mark);
      const seen = await rig.get('/api/session', cookiesIn(answer));
      const count = await countOf(
        rig,
        `SELECT count(*) FROM identity.sessions JOIN identity.users ON users.id = user_id
         WHERE users.email = $1`,
        email,
      );
      return [
        ...(JSON.parse(seen?.text ?? 'null')?.person.email === email ? [] : ['not signed in']),
        ...(count === 1 ? [] : [`${count} sign-ins are kept`]),
      ];
    },
  },
];

/** Returns a resident who has not signed in: a different one for each mark, from the start again once all were used. */
export async function emailOf(rig: FaultRig, mark: string): Promise<string> {
  return rig.portal.owner(async (owner) => {
    const { rows } = await owner.query<{ email: string }>(
      `SELECT person.email FROM portal.people AS person
       JOIN portal.memberships AS membership
         ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
       WHERE person.email <> '' AND person.id LIKE 'resident-%' AND person.removed_at IS NULL
         AND membership.until IS NULL
       GROUP BY person.id, person.email ORDER BY person.id`,
    );
    const number = Number(mark.replace(/\D/g, ''));
    return rows[number % rows.length]?.email ?? '';
  });
}

/** Requests a sign-in link; resolves to the mailed token and the cookie of the browser that requested it. */
export async function askForLink(rig: FaultRig, email: string) {
  await rig.portal.owner(async (owner) => {
    await owner.query('DELETE FROM identity.tries');
    await owner.query('DELETE FROM identity.users WHERE email = $1', [email]);
  });
  const before = rig.smtp.received.length;
  const cookie = await vi.waitFor(async () => {
    const answer = await rig.post('/api/sign-in', { email }, '');
    const own = cookiesIn(answer);
    if (!own.startsWith(secureName('hoa-sign-in')))
      throw new Error(`No link was promised: ${answer?.status}.`);
    return own;
  }, 30_000);
  const token = await vi.waitFor(() => {
    const mail = rig.smtp.received.slice(before).find(({ to }) => to === email);
    const [, found] = /#token=(?:3D)?([\w.-]+)/.exec(mail?.raw.replace(/=\r?\n/g, '') ?? '') ?? [];
    if (found === undefined) throw new Error('The mail is not there yet.');
    return found;
  }, 60_000);
  return { token, cookie };
}

async function countOf(rig: FaultRig, sql: string, value: string): Promise<number> {
  return rig.portal.owner(async (owner) => {
    const { rows } = await owner.query<{ count: string }>(sql, [value]);
    return Number(rows[0]?.count);
  });
}
