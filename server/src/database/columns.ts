import { type CollectionName, collections, recordSchemas } from '@hoa/use-cases';
import type * as z from 'zod/v4/core';

/** The type of a column, as far as queries need to distinguish it. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'list';

/** The column of a field, derived from the declaration of its collection. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** The sort order if it is not by value: by position in a list of all values, or by locale as words. */
  readonly order: readonly string[] | 'words' | undefined;
  readonly isRequired: boolean;
}

/**
 * Returns the name of a collection's table, which is also that of its search view: `ticketMessages` becomes
 * `ticket_messages`.
 */
export function tableOf(collection: CollectionName): string {
  return snakeCase(collection);
}

/** Returns the column name of a field: `submittedBy.uid` becomes `submitted_by_uid`. */
export function columnName(field: string): string {
  return snakeCase(field.replaceAll('.', '_'));
}

/** Returns the column of a field; throws if the collection does not declare the field. */
export function columnOf(collection: CollectionName, field: string): Column {
  const known = columnsOf(collection).get(field);
  if (!known) throw new Error(`${collection} does not declare ${field}.`);
  return known;
}

const columns = new Map<CollectionName, ReadonlyMap<string, Column>>();

/** Returns the columns of a collection by field. */
export function columnsOf(collection: CollectionName): ReadonlyMap<string, Column> {
  const known = columns.get(collection);
  if (known) return known;
  const { fields, numbers, counters } = collections[collection];
  const made = new Map(
    ['id', ...fields, ...numbers, ...counters].map((field) => [
      field,
      {
        name: columnName(field),
        kind: kindOf(collection, field),
        order: orderOf(collection, field),
        isRequired: isRequired(collection, field),
      },
    ]),
  );
  columns.set(collection, made);
  return made;
}

function orderOf(collection: CollectionName, field: string): Column['order'] {
  const { orders } = collections[collection];
  return Reflect.get(orders, field) as Column['order'];
}

function kindOf(collection: CollectionName, field: string): ColumnKind {
  const schema = schemasTo(collection, field).at(-1) ?? unknownField(collection, field);
  const { type } = bare(schema)._zod.def;
  switch (type) {
    case 'string':
    case 'enum':
    case 'literal':
      return 'text';
    case 'number':
    case 'boolean':
      return type;
    case 'array':
      return 'list';
    default:
      throw new Error(`${collection}.${field} is neither a scalar nor a list.`);
  }
}

function isRequired(collection: CollectionName, field: string): boolean {
  return schemasTo(collection, field).every((schema) => bare(schema) === schema);
}

/** Returns the schemas along a field's path, outermost first. */
function schemasTo(collection: CollectionName, field: string): z.$ZodType[] {
  const found: z.$ZodType[] = [];
  let outer: z.$ZodType = recordSchemas[collection];
  for (const key of field.split('.')) {
    outer = shapeOf(bare(outer))[key] ?? unknownField(collection, field);
    found.push(outer);
  }
  return found;
}

/** Returns the schema without the optional and nullable wrappers around it. */
export function bare(schema: z.$ZodType): z.$ZodType {
  const { def } = (schema as z.$ZodTypes)._zod;
  return def.type === 'optional' || def.type === 'nullable' ? bare(def.innerType) : schema;
}

/** Returns the fields of an object's schema; none for other schemas. */
export function shapeOf(schema: z.$ZodType): z.$ZodShape {
  const { def } = (schema as z.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : {};
}

function unknownField(collection: string, field: string): never {
  throw new Error(`${collection} has no ${field}.`);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
