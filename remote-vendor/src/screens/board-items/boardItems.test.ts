import { describe, expect, it } from 'vitest';
import { aTicket } from '../../testing/samples.ts';
import { filterItems, readSort, searchTexts, sortColumns, writeSort } from './boardItems.ts';

const leak = aTicket({
  id: 'T-1',
  title: 'Leak under the sink',
  status: 'in_progress',
  priority: 'high',
  tags: ['plumbing'],
});
const gate = aTicket({
  id: 'T-2',
  title: 'Gate will not close',
  status: 'resolved',
  priority: 'low',
  unit: 'B-12',
});
const items = [leak, gate];
const titles = (filters: Partial<Parameters<typeof filterItems>[2]>) =>
  filterItems(items, searchTexts(items), { q: '', status: '', priority: '', ...filters }).map(
    ({ id }) => id,
  );

describe('filters of the board', () => {
  it.each([
    [{}, ['T-1', 'T-2']],
    [{ q: 'SINK' }, ['T-1']],
    [{ q: 'close gate' }, ['T-2']],
    [{ q: 'plumbing' }, ['T-1']],
    [{ q: 'b-12' }, ['T-2']],
    [{ q: 't-2' }, ['T-2']],
    [{ q: 'gate sink' }, []],
    [{ status: 'resolved' }, ['T-2']],
    [{ priority: 'high' }, ['T-1']],
    [{ status: 'resolved', priority: 'high' }, []],
    [{ status: 'no such status' }, []],
  ])('%o leave %o', (filters, left) => {
    expect(titles(filters)).toEqual(left);
  });
});

describe('the sort in the address', () => {
  it.each(sortColumns)('comes back as it was written, for %s', (column) => {
    for (const direction of ['asc', 'desc'] as const) {
      expect(readSort(writeSort({ column, direction }))).toEqual({ column, direction });
    }
  });

  it.each(['', 'subject', 'subject-up', 'colour-asc', '-asc'])('is off for %o', (text) => {
    expect(readSort(text)).toBeNull();
  });
});
