import {
  calendarDaySchema,
  centsSchema,
  invoiceSchema,
  isoDateSchema,
  moneySchema,
} from '@hoa/domain/schemas';
import type { Cell } from '@hoa/spreadsheets/csv-line';
import { type CollectionName, collections, recordSchemas } from '@hoa/use-cases';
import type * as z from 'zod/v4/core';
import { bare, shapeOf } from '../database/columns.ts';

/**
 * Excluded: the answers to requests that a page may repeat, exports themselves, views that end within hours, and the keys
 * that could tell who voted for what.
 */
const unexported = [
  'answeredRequests',
  'answeredProfileRequests',
  'exports',
  'impersonations',
  'pollKeys',
] as const;

/** A collection that an export contains. */
export type ExportedCollection = Exclude<CollectionName, (typeof unexported)[number]>;

/** All of them; the association comes first, since every other table names it. */
export const exportedCollections = (Object.keys(collections) as CollectionName[])
  .filter((name): name is ExportedCollection => !unexported.some((one) => one === name))
  .sort((one, other) => Number(other === 'associations') - Number(one === 'associations'));

/** The type of a column as the data dictionary names it; `json` is any list or object. */
export type ColumnType = 'text' | 'time' | 'day' | 'number' | 'cents' | 'boolean' | 'json';

/** A column of an exported table. */
export interface ExportColumn {
  /** The field of the record, with the fields that contain it: `submittedBy.uid`. */
  readonly name: string;
  readonly type: ColumnType;
  readonly isRequired: boolean;
  /** All values, of a column with few. */
  readonly values: readonly string[];
}

/** Returns the columns of a collection: its fields, and those of objects within its records. */
export function exportColumnsOf(collection: CollectionName): ExportColumn[] {
  const [id, ...fields] = columnsIn(recordSchemas[collection], '', true).sort(
    (one, other) => Number(other.name === 'id') - Number(one.name === 'id'),
  );
  if (!id) throw new Error(`${collection} has no fields.`);
  return [id, { name: 'version', type: 'number', isRequired: true, values: [] }, ...fields];
}

function columnsIn(schema: z.$ZodType, prefix: string, isRequired: boolean): ExportColumn[] {
  return Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    const name = prefix + key;
    const inner = bare(field);
    const isNeeded = isRequired && inner === field;
    if (isSpread(inner)) return columnsIn(inner, `${name}.`, isNeeded);
    return [{ name, type: typeOf(inner), isRequired: isNeeded, values: valuesOf(inner) }];
  });
}

/** True for an object with a required field, from which an empty object can be told from a missing one. */
function isSpread(schema: z.$ZodType): boolean {
  return Object.values(shapeOf(schema)).some((field) => bare(field) === field);
}

const namedTypes = new Map<z.$ZodType, ColumnType>([
  [isoDateSchema, 'time'],
  [calendarDaySchema, 'day'],
  [centsSchema, 'cents'],
  [moneySchema, 'cents'],
  [invoiceSchema.shape.laborRate, 'cents'],
]);

function typeOf(schema: z.$ZodType): ColumnType {
  const { type } = schema._zod.def;
  if (type === 'string' || type === 'enum' || type === 'literal') {
    return namedTypes.get(schema) ?? 'text';
  }
  if (type === 'number') return namedTypes.get(schema) ?? 'number';
  return type === 'boolean' ? 'boolean' : 'json';
}

function valuesOf(schema: z.$ZodType): string[] {
  const { def } = (schema as z.$ZodTypes)._zod;
  if (def.type === 'enum') return Object.values(def.entries).map(String);
  return def.type === 'literal' ? def.values.map(String) : [];
}

/** Returns the cells of a record. */
export function cellsOf(columns: readonly ExportColumn[], record: object): Cell[] {
  return columns.map(({ name, type }) => {
    let value: unknown = record;
    for (const key of name.split('.'))
      value = (value as Record<string, unknown> | undefined)?.[key];
    if (value === undefined || value === null) return undefined;
    return type === 'json' ? JSON.stringify(value) : (value as Cell);
  });
}

/** Returns the record that `cellsOf` made the cells of; throws if a list or an object is damaged. */
export function recordIn(
  columns: readonly ExportColumn[],
  cells: readonly Cell[],
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [index, { name, type }] of columns.entries()) {
    const cell = cells[index];
    if (cell === undefined) continue;
    const path = name.split('.');
    let target = record;
    for (const key of path.slice(0, -1)) {
      target[key] ??= {};
      target = target[key] as Record<string, unknown>;
    }
    target[path.at(-1) ?? name] = type === 'json' ? JSON.parse(String(cell)) : cell;
  }
  return record;
}
