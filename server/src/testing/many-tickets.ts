import type { Client } from 'pg';

const sampleDay = '2026-03-10';

/**
 * Adds many tickets to an association, similar to those of several years: most are closed, titles repeat, a tenth has a
 * due date, and the active ones are recent.
 * @param lastDay The day of the latest ticket, as `YYYY-MM-DD`.
 */
export async function addManyTickets(
  owner: Client,
  hoaId: string,
  count: number,
  lastDay = sampleDay,
): Promise<void> {
  await insertGenerated(
    owner,
    `INSERT INTO portal.tickets (hoa_id, id, version, data, messages_count, internal_messages_count, status_rank)
     SELECT hoa_id, 'TKT-' || 10000 + n, 1, made.data, messages_count, internal_messages_count, rank
     FROM (
       SELECT hoa_id, data, messages_count, internal_messages_count
       FROM portal.tickets WHERE hoa_id = $1 AND data ->> 'status' = 'closed' ORDER BY id LIMIT 1
     ) AS one, generate_series(1, $2) AS n, LATERAL (
       SELECT data - 'work' || jsonb_build_object(
         'title', (ARRAY['Leak', 'Noise', 'Lamp', 'Lift', 'Door', 'Pest', 'Paint', 'Roof', 'Drain', 'Lock'])[1 + of(10)]
           || ' in ' || of(3000),
         'description', CASE WHEN of(997) = 0 THEN 'A chandelier fell.' ELSE 'It is broken.' END,
         'status', CASE WHEN n > $2 * 0.09 THEN CASE WHEN of(100) < 7 THEN 'resolved' ELSE 'closed' END
           ELSE (ARRAY['new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident'])[1 + of(5)] END,
         'category', (ARRAY['maintenance', 'maintenance', 'repair', 'repair', 'community', 'administrative', 'financial',
           'inspection'])[1 + of(8)],
         'priority', CASE WHEN of(500) = 3 THEN 'safety'
           ELSE (ARRAY['normal', 'normal', 'normal', 'normal', 'normal', 'low', 'low', 'high', 'high', 'urgent'])[1 + of(10)] END,
         'createdAt', at(n + 30), 'updatedAt', at(n), 'lastActivity', at(n), 'lastActivityForAdmins', at(n),
         'submittedBy', jsonb_build_object('uid', 'resident-' || of(5000), 'displayName', 'R ' || of(5000),
           'email', 'r@example.org', 'role', 'resident', 'unit', 'A-' || of(1000))
       ) || CASE WHEN of(10) = 0 THEN jsonb_build_object('dueDate', left(at(n - 500), 10)) ELSE '{}' END
       || CASE WHEN of(5) > 0 THEN jsonb_build_object('assignedTo', jsonb_build_object('uid', 'vendor-' || of(100),
           'displayName', 'Vendor ' || of(100))) ELSE '{}' END
       || CASE WHEN n > $2 * 0.09 AND of(4) > 0 THEN jsonb_build_object('work', jsonb_build_object(
           'completedAt', at(n - $2 * 0.09), 'responseMinutes', of(5000))) ELSE '{}' END AS data
     ) AS made JOIN public.ticket_statuses AS known ON known.status = made.data ->> 'status'`,
    [hoaId, count, lastDay],
  );
  await owner.query('VACUUM ANALYZE portal.tickets');
}

/** Adds many invoices of a hundred vendors to an association, most of them paid. */
export async function addManyInvoices(
  owner: Client,
  hoaId: string,
  count: number,
  lastDay = sampleDay,
): Promise<void> {
  await insertGenerated(
    owner,
    `INSERT INTO portal.invoices (hoa_id, id, version, data)
     SELECT hoa_id, 'many-' || n, 1, data - 'rejectionReason' || jsonb_build_object(
       'invoiceNumber', 'INV-' || 100000 + n, 'vendorUid', 'vendor-' || of(100), 'amount', 10000 + of(90000),
       'status', (ARRAY['submitted', 'approved', 'rejected', 'paid'])[least(4, 1 + of(40))],
       'submittedDate', at(n + 100), 'paidDate', at(n))
     FROM (
       SELECT hoa_id, data FROM portal.invoices WHERE hoa_id = $1 AND status = 'paid' ORDER BY id LIMIT 1
     ) AS one, generate_series(1, $2) AS n`,
    [hoaId, count, lastDay],
  );
  await owner.query('VACUUM ANALYZE portal.invoices');
}

/** Runs an insert statement in which `at(n)` and `of(n)` stand for an instant and a pseudorandom number. */
async function insertGenerated(owner: Client, insertion: string, values: unknown[]): Promise<void> {
  const made = insertion
    .replaceAll(/\bat\(([^)]*)\)/g, ageSql)
    .replaceAll(/\bof\((\d+)\)/g, (_, several: string, place: number) =>
      randomSql(Number(several), place),
    );
  // Without triggers and foreign key checks, which the copied records have passed.
  await owner.query('SET session_replication_role = replica');
  await owner.query(made, values);
  await owner.query('SET session_replication_role = origin');
}

/** SQL for an instant that is this many times ten minutes before the last day. */
const ageSql = `to_char($3::timestamptz - ($1) * interval '10 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns SQL for a deterministic pseudorandom number below `several`, independent for each `place`. */
function randomSql(several: number, place: number): string {
  return `abs(hashint8(n::bigint * 7919 + ${place * 1_000_003})::bigint % ${several})`;
}
