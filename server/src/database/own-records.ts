import { type Association, personKey } from '@hoa/domain';
import { type CollectionName, collections } from '@hoa/use-cases';
import type { Pool } from 'pg';
import { tableOf } from './columns.ts';
import { asPortalError } from './database-errors.ts';
import { readIn } from './sql-unit-of-work.ts';

/** What an association holds on a person: their records by collection, and what they did. */
export interface OwnRecords {
  readonly records: Readonly<Record<string, readonly object[]>>;
  /** Latest first. */
  readonly history: readonly OwnAct[];
}

interface OwnAct {
  readonly at: string;
  readonly operation: string;
  readonly collection: string;
  readonly recordId: string;
}

interface FoundRow {
  readonly collection: string;
  readonly id: string;
  readonly data: object;
}

/** Answers that are kept for repetitions: what they hold stands in the other collections. */
const withoutRecords: readonly string[] = ['answeredRequests', 'answeredProfileRequests'];

const named = (Object.keys(collections) as CollectionName[]).filter(
  (name) => !withoutRecords.includes(name),
);

/** A record is a person's when it names them; notes of administrators are their authors’ alone. */
const recordsSql = named
  .map(
    (name) => `SELECT '${name}' AS collection, id, data FROM portal.${tableOf(name)}
      WHERE (id = $1 OR jsonb_path_exists(
          data, '$.** ? (@ == $uid || @ == $key)', jsonb_build_object('uid', $1::text, 'key', $2::text)))
        AND NOT (data @> '{"isInternal": true}' AND data -> 'author' ->> 'uid' <> $1)`,
  )
  .join(' UNION ALL ');

const historySql = `SELECT at, operation, collection, record_id AS "recordId"
  FROM search.audit_entries WHERE uid = $1 ORDER BY id DESC LIMIT 10000`;

/** What is about others, or for the server's own use. */
const hidden = ['version', 'internalMessagesCount', 'lastActivityForAdmins', 'unreadFor'];

/** Reads what an association holds on a person. */
export function createOwnRecords(readers: Pool) {
  return async (association: Association, uid: string): Promise<OwnRecords> => {
    try {
      return await readIn(readers, association, async (client) => {
        const found = await client.query<FoundRow>(recordsSql, [uid, personKey(uid)]);
        const history = await client.query<OwnAct>(historySql, [uid]);
        const records: Record<string, object[]> = {};
        for (const { collection, id, data } of found.rows) {
          const shown = Object.entries(data).filter(([field]) => !hidden.includes(field));
          records[collection] ??= [];
          records[collection].push({ id, ...Object.fromEntries(shown) });
        }
        return { records, history: history.rows };
      });
    } catch (error) {
      throw asPortalError(error);
    }
  };
}
