import type { Client } from 'pg';
import { withoutIndexes } from './without-indexes.ts';

export interface LoadAmounts {
  /** The same seed creates the same people and tickets. */
  readonly seed: number;
  /** The number of units of the big association. */
  readonly units: number;
  /** The number of small associations in addition. */
  readonly associations: number;
  readonly unitsEach: number;
  readonly ticketsPerUnit: number;
}

export const bigAssociation = 'load-0';
/** The number of administrators of each association; their ids are `adm-<association>-<number>`. */
export const adminsEach = 40;
const vendorsEach = 10;

/** Tables that everyone reads; they are copied from the demo association. */
const shared = ['news', 'events', 'topics', 'topic_updates', 'comments', 'folders', 'files'];

/**
 * Creates one big and many small associations from records of the demo association: for each unit a person, an account,
 * tickets with messages, and notifications, and for each association the data that everyone reads.
 */
export async function seedLoad(owner: Client, amounts: LoadAmounts): Promise<void> {
  // Without audit and foreign key checks, which the copied records have passed.
  await owner.query('SET session_replication_role = replica');
  await withoutIndexes(owner, async () => {
    for (const statement of statements(amounts)) await owner.query(statement);
    for (const table of shared) await copyShared(owner, table);
  });
  await owner.query('SET session_replication_role = origin');
  await owner.query('VACUUM ANALYZE');
}

function statements({ seed, units, associations, unitsEach, ticketsPerUnit }: LoadAmounts) {
  /** SQL for a pseudorandom number below `several`, independent for each `place`. */
  const of = (several: number, place: number) =>
    `abs(hashint8(a * 1000003::bigint + u * 7919::bigint + ${seed} * 104729::bigint + ${place})::bigint % ${several})`;
  const ago = (minutes: string) =>
    `to_char(date_trunc('day', now()) - (${minutes}) * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const template = (table: string, where = 'true') =>
    `(SELECT data FROM portal.${table} WHERE hoa_id = 'default-hoa' AND ${where} ORDER BY id LIMIT 1)`;
  const add = (table: string, id: string, data: string, from: string, counters = '') =>
    `INSERT INTO portal.${table} (hoa_id, id, version, data${counters && `, ${counters}`})
     SELECT hoa_id, ${id}, 1, ${data}${counters && `, ${counters.split(',').map((name) => `made_${name.trim()}`)}`}
     FROM ${from}`;
  const text = (value: string) => `array_to_string(${value}, '')`;
  const first = `(ARRAY['Ada','Ben','Cleo','Dan','Eva','Finn','Gia','Hugo','Ida','Jon','Kim','Lea'])[1 + ${of(12, 1)}]`;
  const last = `(ARRAY['Abara','Brook','Castle','Dietz','Egan','Ford','Grant','Hale','Ives','Jung'])[1 + ${of(10, 2)}]`;
  const person = `jsonb_build_object('id', uid, 'uid', uid, 'displayName', name, 'email', email)`;
  const placed = `jsonb_build_object('unit', unit, 'building', building)`;
  return [
    `INSERT INTO portal.associations
       (id, name, time_zone, ticket_prefix, invoice_prefix, confirms_emails, data)
     SELECT 'load-' || place, 'Load ' || place, time_zone, ticket_prefix, invoice_prefix, confirms_emails, data
     FROM portal.associations, generate_series(0, ${associations}) AS place WHERE id = 'default-hoa'`,
    `INSERT INTO portal.buildings (hoa_id, id, version, data)
     SELECT association.id, building.id, 1, building.data
     FROM portal.buildings AS building, portal.associations AS association
     WHERE building.hoa_id = 'default-hoa' AND association.id LIKE 'load-%'`,
    `CREATE TEMP TABLE homes AS
     SELECT a, u, 'load-' || a AS hoa_id, chr(65 + u % 3) AS building,
       chr(65 + u % 3) || '-' || lpad(u::text, 5, '0') AS unit,
       'res-' || a || '-' || u AS uid, 'res-' || a || '-' || u || '@load.example' AS email,
       ${first} || ' ' || ${last} AS name
     FROM generate_series(0, ${associations}) AS a,
       generate_series(1, CASE a WHEN 0 THEN ${units} ELSE ${unitsEach} END) AS u`,
    `CREATE TEMP TABLE staff AS
     SELECT a, u, 'load-' || a AS hoa_id, kind, kind || '-' || a || '-' || u AS uid,
       kind || '-' || a || '-' || u || '@load.example' AS email, ${first} || ' ' || ${last} AS name
     FROM generate_series(0, ${associations}) AS a,
       (VALUES ('adm', ${adminsEach}), ('ven', ${vendorsEach})) AS kinds (kind, many),
       generate_series(1, CASE WHEN a > 0 AND kind = 'adm' THEN 2 ELSE many END) AS u`,
    add('units', 'unit', `jsonb_build_object('id', unit, 'building', building)`, 'homes'),
    add(
      'people',
      'uid',
      `${template('people', `id = 'resident-1'`)} || ${person}
       || jsonb_build_object('roles', ARRAY['resident'], 'units', ARRAY[unit])`,
      'homes',
    ),
    add(
      'memberships',
      `'m-' || uid`,
      `${template('memberships', `uid = 'resident-1' AND role = 'resident'`)} - 'until'
       || jsonb_build_object('id', 'm-' || uid, 'uid', uid, 'unit', unit, 'since', '2020-01-01T00:00:00.000Z')`,
      'homes',
    ),
    add('residents', 'uid', `${template('residents')} || ${person} || ${placed}`, 'homes'),
    add(
      'profiles',
      'uid',
      `${template('profiles', `id = 'resident-1'`)} || ${person} || jsonb_build_object('unit', unit)`,
      'homes',
    ),
    add(
      'accounts',
      'unit',
      `${template('accounts')} || jsonb_build_object('id', unit, 'unit', unit, 'balance', ${of(50_000, 3)})`,
      'homes',
    ),
    add(
      'people',
      'uid',
      `${template('people', `id = 'resident-1'`)} - 'units' || ${person}
       || jsonb_build_object('roles', ARRAY[CASE kind WHEN 'adm' THEN 'admin' ELSE 'vendor' END])`,
      'staff',
    ),
    add(
      'memberships',
      `'m-' || uid`,
      `jsonb_build_object('id', 'm-' || uid, 'uid', uid, 'groups', '[]'::jsonb,
         'role', CASE kind WHEN 'adm' THEN 'admin' ELSE 'vendor' END, 'since', '2020-01-01T00:00:00.000Z')`,
      'staff',
    ),
    add('vendors', 'uid', `${template('vendors')} || ${person}`, `staff WHERE kind = 'ven'`),
    `INSERT INTO portal.tickets (hoa_id, id, version, data, messages_count, internal_messages_count, status_rank)
     SELECT hoa_id, data ->> 'id', 1, data, 3, 0, (SELECT rank FROM public.ticket_statuses WHERE status = data ->> 'status')
     FROM (SELECT hoa_id, ${template('tickets', `data ->> 'status' = 'closed'`)} - 'work' || jsonb_build_object(
         'id', 'L-' || u || '-' || n,
         'title', (ARRAY['Leak','Noise','Lamp','Lift','Door','Pest','Paint','Roof','Drain','Lock'])[1 + (u + n) % 10] || ' in ' || unit,
         'description', ${text(`ARRAY['It is broken since ', ${ago(`(u * 13 + n * 977) % 500000`)}, '.']`)},
         'status', CASE WHEN n > 1 THEN 'closed'
           ELSE (ARRAY['new','in_review','vendor_assigned','in_progress','waiting_resident','resolved','closed'])[1 + ${of(7, 5)}] END,
         'category', 'maintenance', 'priority', (ARRAY['low','normal','normal','high'])[1 + ${of(4, 6)}],
         'createdAt', ${ago(`2000 + u % 9000 + n * 60000`)}, 'updatedAt', ${ago(`1000 + u % 9000 + n * 60000`)},
         'lastActivity', ${ago(`1000 + u % 9000 + n * 60000`)}, 'lastActivityForAdmins', ${ago(`1000 + u % 9000 + n * 60000`)},
         'submittedBy', jsonb_build_object('uid', uid, 'displayName', name, 'email', email, 'unit', unit),
         'assignedTo', jsonb_build_object('uid', 'ven-' || a || '-' || 1 + u % ${vendorsEach}, 'displayName', 'Vendor', 'email', 'v@load.example')) AS data
     FROM homes, generate_series(1, ${ticketsPerUnit}) AS n) AS made`,
    `INSERT INTO portal.ticket_messages (hoa_id, id, version, data)
     SELECT hoa_id, 'msg-' || u || '-' || n, 1, jsonb_build_object(
       'id', 'msg-' || u || '-' || n, 'ticketId', 'L-' || u || '-1', 'content', 'Message ' || n || ' of three.',
       'author', jsonb_build_object('uid', uid, 'displayName', name, 'role', 'resident'), 'isInternal', false,
       'attachments', '[]'::jsonb, 'createdAt', ${ago(`1900 + u % 9000 + 60000 - n`)})
     FROM homes, generate_series(1, 3) AS n`,
    `INSERT INTO portal.notifications (hoa_id, id, version, data)
     SELECT hoa_id, 'note-' || u || '-' || n, 1, ${template('notifications', `type = 'message'`)} - 'notice' || jsonb_build_object(
       'id', 'note-' || u || '-' || n, 'recipients', ARRAY['uid:' || uid], 'read', n > 1,
       'createdAt', ${ago(`u % 9000 + n * 3000`)}, 'actionUrl', '/tickets/L-' || u || '-1')
     FROM homes, generate_series(1, 2) AS n`,
    'DROP TABLE homes, staff',
  ];
}

async function copyShared(owner: Client, table: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = ('portal.' || $1)::regclass AND attnum > 0 AND NOT attisdropped
       AND attgenerated = '' AND attname <> 'hoa_id'`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  await owner.query(
    `INSERT INTO portal.${table} (hoa_id, ${columns})
     SELECT association.id, ${columns.map((name) => `one.${name}`)}
     FROM portal.${table} AS one, portal.associations AS association
     WHERE one.hoa_id = 'default-hoa' AND association.id LIKE 'load-%'`,
  );
}
