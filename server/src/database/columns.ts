import { type CollectionName, collections, recordSchemas } from '@hoa/use-cases';
import type * as z from 'zod/v4/core';

/** What a column holds, as far as queries care. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'list';

/** A field of a collection as it stands in its table. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** How it is ordered where not by its value: by the place in a list of all its values, or as words. */
  readonly order: readonly string[] | 'words' | undefined;
  readonly isRequired: boolean;
}

/** The table of a collection, and its view for searches: `ticketMessages` is kept in `ticket_messages`. */
export function tableOf(collection: CollectionName): string {
  return snakeCase(collection);
}

/** `submittedBy.uid` is kept in `submitted_by_uid`. */
export function columnName(field: string): string {
  return snakeCase(field.replaceAll('.', '_'));
}

/** The column of a declared field; throws for a field that the collection does not declare. */
export function columnOf(collection: CollectionName, field: string): Column {
  const known = columnsOf(collection).get(field);
  if (!known) throw new Error(`${collection} does not declare ${field}.`);
  return known;
}

const columns = new Map<CollectionName, ReadonlyMap<string, Column>>();

/** The columns of a collection by field. */
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

/** The schema of each step of a field's path. */
function schemasTo(collection: CollectionName, field: string): z.$ZodType[] {
  const found: z.$ZodType[] = [];
  let outer: z.$ZodType = recordSchemas[collection];
  for (const key of field.split('.')) {
    outer = shapeOf(bare(outer))[key] ?? unknownField(collection, field);
    found.push(outer);
  }
  return found;
}

/** The schema inside those that only say that a value may be missing. */
function bare(schema: z.$ZodType): z.$ZodType {
  const { def } = (schema as z.$ZodTypes)._zod;
  return def.type === 'optional' || def.type === 'nullable' ? bare(def.innerType) : schema;
}

function shapeOf(schema: z.$ZodType): z.$ZodShape {
  const { def } = (schema as z.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : {};
}

function unknownField(collection: string, field: string): never {
  throw new Error(`${collection} has no ${field}.`);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
