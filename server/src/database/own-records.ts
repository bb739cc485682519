import { type Actor, type Association, personKey, privateKey } from '@hoa/domain';
import { type CollectionName, collections, type Repositories } from '@hoa/use-cases';
import {
  type FoundRecord,
  mayLearnOf,
  ownRecord,
  type RelatedRecords,
} from '@hoa/use-cases/own-record';
import type { Pool } from 'pg';
import { columnName, tableOf } from './columns.ts';
import { asPortalError } from './database-errors.ts';
import { type RecordRow, recordOf } from './record-row.ts';
import { readIn } from './sql-unit-of-work.ts';
import { SqlTransaction } from './transaction.ts';

/** The data that an association stores about a person: records by collection, and the history of their actions. */
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

interface FoundRow extends Pick<RecordRow, 'id' | 'version' | 'data'> {
  readonly collection: CollectionName;
  /** Counter values by column name. */
  readonly counters: Readonly<Record<string, number>>;
}

/** Stored answers of idempotent requests; the other collections contain the same data. */
const withoutRecords: readonly string[] = ['answeredRequests', 'answeredProfileRequests'];

const named = (Object.keys(collections) as CollectionName[]).filter(
  (name) => !withoutRecords.includes(name),
);

/** Selects the records that mention the person. Internal notes of administrators are included only for their author. */
const recordsSql = named
  .map(
    (name) => `SELECT '${name}' AS collection, id, version, data, ${countersSql(name)} AS counters
      FROM portal.${tableOf(name)}
      WHERE (id = $1 OR jsonb_path_exists(
          data, '$.** ? (@ == $uid || @ == $key || @ == $private)',
          jsonb_build_object('uid', $1::text, 'key', $2::text, 'private', $3::text)))
        AND NOT (data @> '{"isInternal": true}' AND data -> 'author' ->> 'uid' <> $1)`,
  )
  .join(' UNION ALL ');

const historySql = `SELECT at, operation, collection, record_id AS "recordId"
  FROM search.audit_entries WHERE uid = $1 ORDER BY id DESC LIMIT 10000`;

/**
 * Creates a reader of the data that an association stores about a signed-in person. Its `actors` are the person's roles
 * in the association.
 */
export function createOwnRecords(readers: Pool) {
  return async (
    association: Association,
    uid: string,
    actors: readonly Actor[],
  ): Promise<OwnRecords> => {
    try {
      return await readIn(readers, association, async (client) => {
        const { rows } = await client.query<FoundRow>(recordsSql, [
          uid,
          personKey(uid),
          privateKey(uid),
        ]);
        const history = await client.query<OwnAct>(historySql, [uid]);
        const found = rows.map(foundRecord).filter((one) => mayLearnOf(one, actors));
        const { repositories } = new SqlTransaction(association, client);
        const related = await relatedRecords(repositories, found);
        const records: Record<string, object[]> = {};
        for (const one of found) {
          records[one.collection] ??= [];
          records[one.collection]?.push(ownRecord(one, actors, related));
        }
        return { records, history: history.rows };
      });
    } catch (error) {
      throw asPortalError(error);
    }
  };
}

async function relatedRecords(
  { tickets, topics }: Pick<Repositories, 'tickets' | 'topics'>,
  found: readonly FoundRecord[],
): Promise<RelatedRecords> {
  const ticketIds = found.flatMap(({ collection, record }) =>
    collection === 'ticketMessages' ? [record.ticketId] : [],
  );
  const topicIds = found.flatMap(({ collection, record }) =>
    collection === 'comments' ? [record.topicId] : [],
  );
  const ofMessages = await tickets.getMany([...new Set(ticketIds)]);
  const ofComments = await topics.getMany([...new Set(topicIds)]);
  return {
    tickets: new Map(ofMessages.map((ticket) => [ticket.id, ticket])),
    topics: new Map(ofComments.map((topic) => [topic.id, topic])),
  };
}

/** Returns a JSON object of the counters, which are columns beside the JSON of a record. */
function countersSql(name: CollectionName): string {
  const pairs = collections[name].counters
    .map(columnName)
    .map((column) => `'${column}', ${column}`);
  return `jsonb_build_object(${pairs.join(', ')})`;
}

function foundRecord({ collection, counters, ...row }: FoundRow): FoundRecord {
  return { collection, record: recordOf(collection, { ...row, ...counters }) } as FoundRecord;
}
