import { pick, seededRandom } from '@hoa/mock-data/random';
import type { Client } from 'pg';
import { type Headers, operationPath, signIn } from '../portal/requests.ts';
import type { Sent } from './drive.ts';
import { bigAssociation } from './seed-load.ts';

/** A signed-in person. */
export interface SignedInPerson {
  readonly uid: string;
  readonly hoaId: string;
  readonly email: string;
  /** One of their tickets; for an administrator, any ticket of the association. */
  readonly ticketId: string;
  readonly headers: Headers;
}

export interface People {
  readonly residents: readonly SignedInPerson[];
  readonly admins: readonly SignedInPerson[];
}

/** Signs people in without mail: half of them in the big association, half in the small ones. */
export async function signInMany(
  owner: Client,
  { seed, many }: { seed: number; many: number },
): Promise<People> {
  const choose = (like: string, hoa: string, limit: number) =>
    owner.query<{ uid: string; email: string; hoa_id: string; ticket: string }>(
      `SELECT person.id AS uid, person.email, person.hoa_id, coalesce(own.id, any_one.id) AS ticket
       FROM portal.people AS person
       LEFT JOIN LATERAL (SELECT id FROM portal.tickets
         WHERE hoa_id = person.hoa_id AND submitted_by_uid = person.id ORDER BY id LIMIT 1) AS own ON true
       LEFT JOIN LATERAL (SELECT id FROM portal.tickets WHERE hoa_id = person.hoa_id ORDER BY id LIMIT 1) AS any_one ON true
       WHERE person.id LIKE $1 AND person.hoa_id ${hoa} $2
       ORDER BY hashtext(person.id || $3::text), person.id LIMIT $4`,
      [like, bigAssociation, String(seed), limit],
    );
  const half = Math.round(many / 2);
  const [bigResidents, smallResidents, bigAdmins, smallAdmins] = [
    await choose('res-%', '=', half),
    await choose('res-%', '<>', half),
    await choose('adm-%', '=', 40),
    await choose('adm-%', '<>', 40),
  ];
  const all = [bigResidents, smallResidents, bigAdmins, smallAdmins].flatMap(({ rows }) => rows);
  const people: SignedInPerson[] = [];
  for (const { uid, email, hoa_id: hoaId, ticket: ticketId } of all) {
    const headers = await signIn(owner, uid, email);
    people.push({ uid, email, hoaId, ticketId, headers });
  }
  return {
    residents: people.filter(({ uid }) => uid.startsWith('res-')),
    admins: people.filter(({ uid }) => uid.startsWith('adm-')),
  };
}

export function operation(name: string, { headers }: SignedInPerson, input: object): Sent {
  return { name, path: operationPath(name), headers, input };
}

/** The queries of the home page, as in `remote-resident/src/pages.ts`. */
const homeReads = [
  ['threads.list', { limit: 3 }],
  ['account.get', {}],
  ['announcements.list', { limit: 10 }],
  ['events.list', { limit: 1 }],
];

export function openHome({ headers }: SignedInPerson): Sent {
  return {
    name: 'open the portal',
    path: `/api/boot?read=${encodeURIComponent(JSON.stringify(homeReads))}`,
    headers,
  };
}

type Making = (person: SignedInPerson, n: number) => Sent;

const byResident: readonly (readonly [weight: number, make: Making])[] = [
  [15, openHome],
  [14, (person) => operation('tickets.list', person, { limit: 25 })],
  [13, (person) => operation('tickets.get', person, { ticketId: person.ticketId })],
  [13, (person) => operation('tickets.messages', person, { ticketId: person.ticketId, limit: 25 })],
  [12, (person) => operation('notifications.list', person, { limit: 25 })],
  [8, (person) => operation('announcements.list', person, { limit: 10 })],
  [5, (person) => operation('topics.list', person, { limit: 25 })],
  [3, (person) => operation('documents.list', person, { limit: 25 })],
  [2, (person) => operation('profile.get', person, {})],
  [
    5,
    (person, n) =>
      operation('tickets.postMessage', person, {
        ...{ ticketId: person.ticketId, content: `Message ${n}.`, isInternal: false },
        ...{ attachments: [], requestId: `post-${n}` },
      }),
  ],
  [3, (person) => operation('tickets.markRead', person, { ticketId: person.ticketId })],
  [
    2,
    (person, n) =>
      operation('tickets.create', person, {
        ...{ category: 'maintenance', location: 'Kitchen', urgency: 'normal' },
        ...{ description: `The light flickers, ${n}.`, attachments: [], requestId: `new-${n}` },
      }),
  ],
];

const byAdmin: readonly (readonly [weight: number, make: Making])[] = [
  [2, (person) => operation('tickets.board', person, {})],
  [1, (person) => operation('tickets.list', person, { limit: 50 })],
  [1, (person) => operation('tickets.list', person, { search: 'lamp', limit: 50 })],
  [1, (person) => operation('admin.overview', person, {})],
];

/** Creates a generator of the requests of an ordinary day, which is deterministic for a seed. */
export function ordinaryDay({ residents, admins }: People, seed: number): () => Sent {
  const random = seededRandom(seed);
  const every = [
    ...byResident.map(([weight, make]) => ({ weight, make, from: residents })),
    ...byAdmin.map(([weight, make]) => ({ weight, make, from: admins })),
  ];
  const whole = every.reduce((sum, { weight }) => sum + weight, 0);
  let n = 0;
  return () => {
    n += 1;
    let rest = random() * whole;
    for (const { weight, make, from } of every) {
      rest -= weight;
      if (rest < 0) return make(pick(random, from), n);
    }
    throw new RangeError('The weights do not add up.');
  };
}
