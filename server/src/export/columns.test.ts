import { recordSchemas } from '@hoa/use-cases';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf, exportColumnsOf, exportedCollections, recordIn } from './columns.ts';
import { anyRecord } from './testing/any-record.ts';

it.each(exportedCollections)('records of %s consist of their cells', (collection) => {
  const columns = exportColumnsOf(collection);
  fc.assert(
    fc.property(anyRecord(recordSchemas[collection]), (record) => {
      const stored = { ...(record as object), version: 3 };
      expect(recordIn(columns, cellsOf(columns, stored))).toEqual(stored);
    }),
    { numRuns: 30 },
  );
});

it('columns say what they contain', () => {
  const columns = exportColumnsOf('payments');
  expect(columns.slice(0, 4)).toEqual([
    { name: 'id', type: 'text', isRequired: true, values: [] },
    { name: 'version', type: 'number', isRequired: true, values: [] },
    { name: 'unit', type: 'text', isRequired: true, values: [] },
    { name: 'paidBy.uid', type: 'text', isRequired: true, values: [] },
  ]);
  expect(columns.find(({ name }) => name === 'amount')?.type).toBe('cents');
  expect(columns.find(({ name }) => name === 'createdAt')?.type).toBe('time');
  expect(columns.find(({ name }) => name === 'status')?.values).toContain('failed');
  expect(exportColumnsOf('tickets').find(({ name }) => name === 'work')?.type).toBe('json');
});
