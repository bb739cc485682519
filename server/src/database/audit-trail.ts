import { type AuthorRole, authorRoles } from '@hoa/domain';
import type { AuditedOperation, AuditedRecord, AuditTrail, CollectionName } from '@hoa/use-cases';
import type { Pool } from 'pg';
import { asPortalError } from './database-errors.ts';
import { readIn } from './sql-unit-of-work.ts';

interface EntryRow {
  readonly change_id: string;
  readonly at: Date;
  readonly display_name: string | null;
  readonly role: string | null;
  readonly operation: string;
  readonly collection: CollectionName;
  readonly before: object | null;
  readonly after: object | null;
}

/** Selects a page of operations, latest first, with the records of each in the order in which they were written. */
const pageSql = `SELECT change_id, at, display_name, role, operation, collection, before, after
  FROM search.audit_entries AS entry
  JOIN (
    SELECT change_id, max(id) AS last FROM search.audit_entries WHERE subjects @> ARRAY[$1]
    GROUP BY change_id ORDER BY last DESC LIMIT $2 OFFSET $3
  ) AS page USING (change_id)
  WHERE subjects @> ARRAY[$1]
  ORDER BY last DESC, id`;

const totalSql = `SELECT count(DISTINCT change_id)::integer AS total
  FROM search.audit_entries WHERE subjects @> ARRAY[$1]`;

/** Creates a reader of the audit trail; each list runs in its own transaction. */
export function createAuditTrail(readers: Pool): AuditTrail {
  return {
    async list(association, { subject, limit, offset }) {
      try {
        return await readIn(readers, association, async (client) => {
          const page = await client.query<EntryRow>(pageSql, [subject, limit, offset]);
          const all = await client.query<{ total: number }>(totalSql, [subject]);
          return { items: operationsOf(page.rows), total: all.rows[0]?.total ?? 0 };
        });
      } catch (error) {
        throw asPortalError(error);
      }
    },
  };
}

function operationsOf(rows: readonly EntryRow[]): AuditedOperation[] {
  const operations = new Map<string, AuditedOperation & { records: AuditedRecord[] }>();
  for (const row of rows) {
    const { change_id: id, at, display_name: displayName, operation } = row;
    const known = operations.get(id) ?? {
      id,
      at: at.toISOString(),
      by: { displayName: displayName ?? '', role: roleOf(row.role) },
      operation,
      records: [],
    };
    const { collection, before, after } = row;
    // Audit entries contain only the changed fields, with the field names of the record.
    const record = { collection, ...(before && { before }), ...(after && { after }) };
    known.records.push(record as AuditedRecord);
    operations.set(id, known);
  }
  return [...operations.values()];
}

function roleOf(name: string | null): AuthorRole {
  return authorRoles.find((role) => role === name) ?? 'system';
}
