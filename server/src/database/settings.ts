import { randomUUID } from 'node:crypto';
import type { Association } from '@hoa/domain';
import { escapeLiteral } from 'pg';
import type { ChangeSource } from '../ports/database.ts';

/** Returns SQL that sets, for this transaction only, the values that row-level security and the audit triggers read. */
export function settingsOf({ id }: Pick<Association, 'id'>, source: ChangeSource): string {
  const { uid, displayName, role, operation, traceId } = source;
  return [
    setting('hoa.id', id),
    setting('hoa.uid', uid ?? ''),
    setting('hoa.name', displayName ?? ''),
    setting('hoa.role', role ?? 'system'),
    setting('hoa.operation', operation),
    setting('hoa.trace_id', traceId),
    traced(traceId),
    setting('hoa.change_id', randomUUID()),
  ].join(', ');
}

/** Returns SQL that adds the request's trace id to PostgreSQL's log and to `pg_stat_activity`. */
export function traced(traceId: string): string {
  return setting('application_name', `portal ${traceId}`);
}

/** Returns SQL that sets a value until the end of the transaction. */
export function setting(name: string, value: string): string {
  return `set_config('${name}', ${escapeLiteral(value)}, true)`;
}
