import { type CalendarDay, daysLater, startOfDay } from '@hoa/domain';
import type { Period } from '@hoa/use-cases';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { ColumnType, ExportedCollection } from './columns.ts';
import { collectionTable, type WrittenTable } from './tables.ts';

/**
 * Returns the tables of an auditor's package, for a period in the association's time zone. They contain only the listed
 * columns, since they leave the association: no contact details, and nothing that residents wrote besides titles.
 */
export function packageTables({ from, to }: Period, timeZone: string): WrittenTable[] {
  const isWithin = (field: string) =>
    `data ->> ${escapeLiteral(field)} BETWEEN ${escapeLiteral(from)} AND ${escapeLiteral(to)}`;
  const start = literalStart(from, timeZone);
  const end = literalStart(daysLater(to, 1), timeZone);
  const invoices = `data ->> 'status' <> 'draft'
    AND (${['submittedDate', 'approvedDate', 'paidDate'].map(isWithin).join(' OR ')})`;
  const ofInvoices = (field: string) =>
    `IN (SELECT data ->> ${escapeLiteral(field)} FROM portal.invoices WHERE ${invoices})`;
  const [since, until] = heldTimes.map((field) => momentSql(field, timeZone));
  const isHeld = `${since} < ${end} AND (${until} IS NULL OR ${until} > ${start})`;
  return [
    partOf('payments', isWithin('date'), paymentColumns),
    partOf('invoices', invoices, invoiceColumns),
    {
      ...partOf(
        'tickets',
        `id ${ofInvoices('workOrderId')} OR (data -> 'assignedTo' IS NOT NULL
          AND (data -> 'work' ->> 'completedAt')::timestamptz >= ${start}
          AND (data -> 'work' ->> 'completedAt')::timestamptz < ${end})`,
        workOrderColumns,
      ),
      name: 'workOrders',
      path: 'records/work-orders.csv',
    },
    partOf(
      'storedFiles',
      `data ->> 'ownerKind' = 'ticketInvoice' AND data ->> 'ownerId' ${ofInvoices('ticketInvoiceId')}`,
      fileColumns,
    ),
    heldTable('seats', ['group', 'office'], isHeld, timeZone),
    {
      ...heldTable(
        'memberships',
        ['role', 'office', 'unit', 'tenure'],
        `${isHeld} AND (held.role = 'admin' OR held.tenure = 'owner')`,
        timeZone,
      ),
      name: 'roster',
      path: 'records/roster.csv',
    },
  ];
}

const paymentColumns = [
  ...['id', 'unit', 'paidBy.displayName', 'date', 'description', 'method'],
  ...['amount', 'fees', 'total', 'status', 'confirmationNumber'],
];

const invoiceColumns = [
  ...['id', 'invoiceNumber', 'vendorName', 'workOrderId', 'workOrderTitle', 'amount', 'laborHours'],
  ...['laborRate', 'materials', 'status', 'submittedDate', 'approvedDate', 'paidDate', 'dueDate'],
  ...['notes', 'ticketInvoiceId'],
];

const workOrderColumns = [
  ...['id', 'title', 'category', 'status', 'assignedTo.displayName', 'createdAt', 'dueDate'],
  ...['estimatedHours', 'orderedFor', 'work.completedAt'],
];

/** `ownerId` is the `ticketInvoiceId` of the invoice. */
const fileColumns = ['id', 'ownerKind', 'ownerId', 'name', 'mimeType', 'size'];

/** Since when and until when a seat or role was held. */
const heldTimes = [`held.data ->> 'since'`, `held.data ->> 'until'`];

function partOf(
  name: ExportedCollection,
  condition: string,
  listed: readonly string[],
): WrittenTable & ReturnType<typeof collectionTable> {
  const table = collectionTable(name, condition);
  return { ...table, columns: table.columns.filter((column) => listed.includes(column.name)) };
}

/** Returns a table of what people held, with their names and the days from which and until which they held it. */
function heldTable(
  name: 'seats' | 'memberships',
  fields: readonly string[],
  condition: string,
  timeZone: string,
): WrittenTable {
  const [since = '', until = ''] = heldTimes.map(
    (field) =>
      `to_char(${momentSql(field, timeZone)} AT TIME ZONE ${escapeLiteral(timeZone)}, 'YYYY-MM-DD')`,
  );
  const selected: (readonly [name: string, type: ColumnType, sql: string])[] = [
    ['name', 'text', `coalesce(profile.data ->> 'displayName', person.data ->> 'displayName')`],
    ...fields.map((field) => [field, 'text', `held.data ->> '${field}'`] as const),
    ['since', 'day', since],
    ['until', 'day', until],
  ];
  const sql = selected.map(([alias, , value]) => `${value} AS ${escapeIdentifier(alias)}`);
  return {
    name,
    path: `records/${name}.csv`,
    columns: selected.map(([alias, type]) => ({
      name: alias,
      type,
      isRequired: alias === 'name' || alias === 'since',
      values: [],
    })),
    select: `SELECT ${sql.join(', ')} FROM portal.${name} AS held
      LEFT JOIN portal.people AS person ON person.id = held.uid
      LEFT JOIN portal.profiles AS profile ON profile.id = held.uid
      WHERE ${condition} ORDER BY 1, held.id`,
    recordOf: (row) => row,
  };
}

/** Returns SQL for the moment of a time, or of the start of a day. */
function momentSql(text: string, timeZone: string): string {
  return `CASE WHEN length(${text}) = ${'YYYY-MM-DD'.length}
    THEN (${text})::timestamp AT TIME ZONE ${escapeLiteral(timeZone)} ELSE (${text})::timestamptz END`;
}

function literalStart(day: CalendarDay, timeZone: string): string {
  return `${escapeLiteral(new Date(startOfDay(day, timeZone)).toISOString())}::timestamptz`;
}
