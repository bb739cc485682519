import type { Tag } from '@hoa/api';
import type { ClientBase } from 'pg';

/** The tags that the audience of each key must refetch. */
export type ChangeAudience = Readonly<Record<string, readonly Tag[]>>;

/** The changes of one committed transaction. */
export interface LoggedChange {
  readonly hoaId: string;
  readonly cursor: bigint;
  readonly audience: ChangeAudience;
  /** The author of the command, and the id of its request. */
  readonly uid: string | null;
  readonly request: string | null;
}

export type Queryable = Pick<ClientBase, 'query'>;

/** The maximum number of changes of an association per query. */
export const logPageSize = 500;

interface Row {
  readonly hoa_id: string;
  readonly cursor: string;
  readonly audience: ChangeAudience;
  readonly uid: string | null;
  readonly request: string | null;
}

/** Reads the changes of each association after a position, in order, at most a page of each. */
export async function changesAfter(
  database: Queryable,
  positions: ReadonlyMap<string, bigint>,
): Promise<LoggedChange[]> {
  const { rows } = await database.query<Row>(
    `SELECT change.hoa_id, change.cursor, change.told AS audience, change.uid, change.request
     FROM unnest($1::text[], $2::bigint[]) AS followed (id, position)
     CROSS JOIN LATERAL (
       SELECT * FROM events.changes
       WHERE hoa_id = followed.id AND cursor > followed.position
       ORDER BY cursor LIMIT $3
     ) AS change
     ORDER BY change.hoa_id, change.cursor`,
    [[...positions.keys()], [...positions.values()].map(String), logPageSize],
  );
  return rows.map(asChange);
}

/** Returns the cursor of the latest change of an association; 0 before the first. */
export async function newestCursor(database: Queryable, hoaId: string): Promise<bigint> {
  const { rows } = await database.query<{ readonly cursor: string }>(
    'SELECT coalesce(max(cursor), 0) AS cursor FROM events.changes WHERE hoa_id = $1',
    [hoaId],
  );
  return BigInt(rows[0]?.cursor ?? 0);
}

/** Reads the changes after a cursor; undefined if the cursor is unknown or pruned, or there are too many. */
export async function changesSince(
  database: Queryable,
  hoaId: string,
  cursor: string,
): Promise<LoggedChange[] | undefined> {
  if (!/^\d{1,18}$/.test(cursor)) return undefined;
  const { rows } = await database.query<Row>(
    `SELECT hoa_id, cursor, told AS audience, uid, request FROM events.changes
     WHERE hoa_id = $1 AND cursor >= $2 ORDER BY cursor LIMIT $3`,
    [hoaId, cursor, logPageSize],
  );
  const [first, ...later] = rows.map(asChange);
  // 0 is the cursor of an association without changes, which no row has.
  if (first === undefined && cursor === '0') return [];
  return first?.cursor === BigInt(cursor) && rows.length < logPageSize ? later : undefined;
}

/** Deletes changes that are too old to resume from. */
export async function pruneChanges(database: Queryable, now: Date): Promise<void> {
  await database.query('SELECT events.prune($1)', [new Date(now.getTime() - retentionMs)]);
}

const retentionMs = 24 * 60 * 60 * 1000;

function asChange({ hoa_id, cursor, ...change }: Row): LoggedChange {
  return { hoaId: hoa_id, cursor: BigInt(cursor), ...change };
}
