import { collections } from '@hoa/use-cases';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { columnName, tableOf } from '../database/columns.ts';
import { dataOf, type RecordRow, recordOf } from '../database/record-row.ts';
import {
  type ColumnType,
  type ExportColumn,
  type ExportedCollection,
  exportColumnsOf,
  exportedCollections,
} from './columns.ts';
import type { ExportTexts } from './export-texts.ts';

/** A table of an export. */
export interface ExportTable {
  /** The collection, or `history` for the record of changes. */
  readonly name: ExportedCollection | 'history';
  /** The path in the ZIP. */
  readonly path: string;
  readonly columns: readonly ExportColumn[];
  /** SQL that selects the rows of the association in `hoa.id`. */
  readonly select: string;
  /** Returns SQL that inserts rows, which its parameter lists as JSON. */
  insert(hoaId: string): string;
  /** Converts a selected row to a record. */
  recordOf(row: object): object;
  /** Converts a record to a row to insert. */
  rowOf(record: Readonly<Record<string, unknown>>): object;
}

/** A table that is written and cannot be imported. */
export interface WrittenTable
  extends Pick<ExportTable, 'path' | 'columns' | 'select' | 'recordOf'> {
  readonly name: keyof ExportTexts['tables'];
}

/** Matches the votes and ballots of all polls but secret ones that are open. */
const ofClosedPolls = `NOT EXISTS (
  SELECT FROM portal.polls AS poll WHERE poll.id = poll_id
  AND (poll.data ->> 'isSecret')::boolean AND (poll.data ->> 'closesAt')::timestamptz > now()
)`;

/**
 * Left out are files of one person, which end within days: uploads that are attached to nothing, and exports. Of an open
 * secret poll nobody may learn the ballots; without them, its votes would keep their homes from voting after an import.
 */
const conditions: { readonly [C in ExportedCollection]?: string } = {
  storedFiles: `data ->> 'ownerKind' NOT IN ('uploader', 'export')`,
  pollVotes: ofClosedPolls,
  pollBallots: ofClosedPolls,
};

/** Returns the table of the records that meet an SQL condition. */
export function collectionTable(
  name: ExportedCollection,
  condition = conditions[name],
): ExportTable {
  const table = `portal.${tableOf(name)}`;
  const counters = collections[name].counters.map(columnName);
  const columns = ['id', 'version', 'data', ...counters].join(', ');
  const types = [
    'id text',
    'version integer',
    'data jsonb',
    ...counters.map((one) => `${one} bigint`),
  ];
  // The table of associations generates the column.
  const hasOwner = name !== 'associations';
  return {
    name,
    path: pathOf(name),
    columns: exportColumnsOf(name),
    select: `SELECT ${columns} FROM ${table} WHERE ${condition ?? 'true'} ORDER BY id`,
    insert: (hoaId) => `INSERT INTO ${table} (${hasOwner ? 'hoa_id, ' : ''}${columns})
      SELECT ${hasOwner ? `${escapeLiteral(hoaId)}, ` : ''}${columns}
      FROM jsonb_to_recordset($1) AS row (${types.join(', ')})`,
    recordOf: (row) => recordOf(name, row as RecordRow),
    rowOf(record) {
      const counted = collections[name].counters.map((field) => [columnName(field), record[field]]);
      const { id, version } = record;
      return { id, version, data: dataOf(name, record), ...Object.fromEntries(counted) };
    },
  };
}

function pathOf(name: ExportedCollection): string {
  return `records/${tableOf(name).replaceAll('_', '-')}.csv`;
}

/** The fields of the audit's entries, in the order of their columns. */
const historyFields: readonly (readonly [name: string, type: ColumnType, sqlType: string])[] = [
  ['at', 'time', 'timestamptz'],
  ['changeId', 'text', 'text'],
  ['uid', 'text', 'text'],
  ['displayName', 'text', 'text'],
  ['role', 'text', 'text'],
  ['operation', 'text', 'text'],
  ['traceId', 'text', 'text'],
  ['collection', 'text', 'text'],
  ['recordId', 'text', 'text'],
  ['subjects', 'json', 'text[]'],
  ['before', 'json', 'jsonb'],
  ['after', 'json', 'jsonb'],
];

const historyColumns = historyFields.map(([name]) => columnName(name)).join(', ');

const optionalHistory = ['uid', 'displayName', 'role', 'traceId', 'before', 'after'];

const historyTable: ExportTable = {
  name: 'history',
  path: 'records/history.csv',
  columns: historyFields.map(([name, type]) => ({
    name,
    type,
    isRequired: !optionalHistory.includes(name),
    values: [],
  })),
  select: `SELECT ${historyFields.map(selectedField).join(', ')} FROM audit.entries ORDER BY id`,
  insert: (hoaId) => `INSERT INTO audit.entries (hoa_id, ${historyColumns})
    SELECT ${escapeLiteral(hoaId)}, ${historyFields.map(([name]) => escapeIdentifier(name)).join(', ')}
    FROM ROWS FROM (jsonb_to_recordset($1)
      AS (${historyFields.map(([name, , type]) => `${escapeIdentifier(name)} ${type}`).join(', ')})
    ) WITH ORDINALITY ORDER BY ordinality`,
  recordOf: (row) => row,
  rowOf: (record) => record,
};

function selectedField([name]: (typeof historyFields)[number]): string {
  const column = columnName(name);
  // A date of JavaScript has no microseconds, by which entries are sorted.
  const value =
    name === 'at' ? `to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : column;
  return `${value} AS ${escapeIdentifier(name)}`;
}

/** The tables of an export, in the order in which it lists them. */
export const exportTables: readonly ExportTable[] = [
  ...exportedCollections.map((name) => collectionTable(name)),
  historyTable,
];
