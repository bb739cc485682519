import { type Actor, type Association, ticketStatuses } from '@hoa/domain';
import type { AuditTrail } from '@hoa/use-cases';
import type { ClientBase, Pool } from 'pg';
import type { BeforeCommit, Database } from '../ports/database.ts';
import { createAuditTrail } from './audit-trail.ts';
import { asPortalError } from './database-errors.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { allMigrations } from './migrate.ts';
import { openPool } from './open-pool.ts';
import { createOwnRecords, type OwnRecords } from './own-records.ts';
import { createSqlUnitOfWork, readIn } from './sql-unit-of-work.ts';

export interface DatabaseOptions {
  /** The connection string of the restricted role. */
  readonly url: string;
  /** Hooks that write in the same transaction as a change, run in order. */
  readonly beforeCommit: readonly BeforeCommit[];
}

/** Longer statements are canceled. */
const statementTimeoutMs = 15_000;
const maxConnections = 10;

/** The portal's data with its audit trail. */
export interface AuditedDatabase extends Database {
  readonly auditTrail: AuditTrail;
  /** Returns the data that an association stores about a person, filtered by what their roles may read. */
  ownRecords(association: Association, uid: string, actors: readonly Actor[]): Promise<OwnRecords>;
  /** Runs reads on one snapshot of an association, with a connection of their own, for as long as they take. */
  snapshot<R>(association: Association, work: (client: ClientBase) => Promise<R>): Promise<R>;
  /** Checks that every migration of this release has run and that every ticket status is stored. */
  isMigrated(): Promise<boolean>;
}

/** Opens the portal's data. Connections are opened on first use. */
export function createDatabase({ url, beforeCommit }: DatabaseOptions): AuditedDatabase {
  const readers = poolOf(url);
  const writers = poolOf(url);
  const mutex = new KeyedMutex();
  return {
    auditTrail: createAuditTrail(readers),
    ownRecords: createOwnRecords(readers),
    snapshot: (association, work) => readIn(readers, association, work),
    unitOfWork: (source) => createSqlUnitOfWork({ readers, writers, beforeCommit, mutex }, source),
    async association(id) {
      try {
        return await readIn(readers, { id }, async (client) => {
          const { rows } = await client.query<{ settings: Association }>(associationSql, [id]);
          return rows[0]?.settings;
        });
      } catch (error) {
        throw asPortalError(error);
      }
    },
    isReady: () =>
      readers.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    async isMigrated() {
      const { rows } = await readers.query<{ name: string }>('SELECT name FROM public.migrations');
      const done = new Set(rows.map(({ name }) => name));
      if (!allMigrations.every(({ name }) => done.has(name))) return false;
      const { rowCount } = await readers.query(
        'SELECT FROM public.ticket_statuses WHERE status = ANY($1)',
        [ticketStatuses],
      );
      return rowCount === ticketStatuses.length;
    },
    async close() {
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}

const associationSql = `SELECT data || jsonb_strip_nulls(jsonb_build_object(
    'id', id, 'refusesUnknownUnits', true,
    'exampleUnits', (
      SELECT jsonb_agg(example.id) FROM (
        SELECT unit.id FROM portal.units AS unit WHERE unit.hoa_id = association.id ORDER BY unit.id LIMIT 2
      ) AS example
    )
  )) AS settings
  FROM portal.associations AS association WHERE id = $1`;

function poolOf(url: string): Pool {
  return openPool({
    connectionString: url,
    max: maxConnections,
    // Sends statements without waiting for the results of earlier ones.
    pipeline: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  });
}
