import { ticketStatuses } from '@hoa/domain';
import { type CollectionName, collections } from '@hoa/use-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';
import { type ColumnKind, columnName, columnsOf, tableOf } from './columns.ts';

interface TableColumn {
  readonly type: string;
  readonly collation: string | null;
  /** The expression of a generated column; null for other columns. */
  readonly expression: string | null;
}

let storage: TestStorage;
const tables = new Map<string, Map<string, TableColumn>>();

beforeAll(async () => {
  storage = await openTestStorage();
  const { rows } = await storage.owner.query(`
    SELECT table_schema || '.' || table_name AS "table", column_name AS name, data_type AS type,
      collation_name AS collation, generation_expression AS expression
    FROM information_schema.columns WHERE table_schema IN ('portal', 'search')`);
  for (const { table, name, ...column } of rows) {
    const known = tables.get(table) ?? new Map();
    tables.set(table, known.set(name, column));
  }
});
afterAll(() => storage.drop());

const types: Record<ColumnKind, string> = {
  text: 'text',
  number: 'bigint',
  boolean: 'boolean',
  list: 'ARRAY',
};

const names = Object.keys(collections) as CollectionName[];

describe.each(names)('the table of %s', (collection) => {
  const columns = () => tables.get(`portal.${tableOf(collection)}`);
  const { counters, text, orders } = collections[collection];

  test('has a column of the right type for every declared field', () => {
    const kept = columns();
    for (const [field, { name, kind }] of columnsOf(collection)) {
      expect(kept?.get(name), field).toMatchObject({ type: types[kind] });
      if (kind === 'text') expect(kept?.get(name), field).toMatchObject({ collation: 'C' });
    }
  });

  test('computes every column from the record, except the columns stored next to it', () => {
    const beside = new Set(['id', 'hoa_id', ...counters.map(columnName)]);
    for (const { name } of columnsOf(collection).values()) {
      expect(columns()?.get(name)?.expression === null, name).toBe(beside.has(name));
    }
  });

  test('ranks fields with a custom order by that order', () => {
    for (const [field, order] of Object.entries<readonly string[] | 'words' | undefined>(orders)) {
      if (typeof order !== 'object' || order === ticketStatuses) continue;
      const { expression } = columns()?.get(`${columnName(field)}_rank`) ?? {};
      const ranked = [...(expression ?? '').matchAll(/'(\w+)'::text[,\]]/g)].map(
        ([, value]) => value,
      );
      expect(ranked).toEqual(order);
    }
  });

  test('searches every declared text', () => {
    const { expression = '' } = columns()?.get('search') ?? {};
    for (const field of text) {
      const last = field.split('.').at(-1);
      expect(expression, field).toContain(field === 'id' ? 'id' : `'${last}'::text`);
    }
    expect(columns()?.has('search')).toBe(text.length > 0);
  });

  test('has a view for its searches and lists, with all its columns', () => {
    const isSearched =
      text.length > 0 || [...columnsOf(collection).values()].some(({ kind }) => kind === 'list');
    const view = tables.get(`search.${tableOf(collection)}`);
    expect(view !== undefined).toBe(isSearched);
    if (isSearched)
      expect([...(view?.keys() ?? [])].sort()).toEqual([...(columns()?.keys() ?? [])].sort());
  });

  test('has counters at the top of the record, as the repository puts them there', () => {
    for (const field of counters) expect(field).not.toContain('.');
  });
});

test('every table of the portal is behind a policy that binds its owner too', async () => {
  const { rows } = await storage.owner.query(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'portal'::regnamespace AND relkind = 'r'
      AND NOT (relrowsecurity AND relforcerowsecurity
        AND EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid AND polname = 'association'))`);
  expect(rows).toEqual([]);
});
