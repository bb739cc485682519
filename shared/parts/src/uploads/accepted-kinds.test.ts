import { expect, it } from 'vitest';
import { acceptedKinds } from './accepted-kinds.ts';

it.each([
  [['image/*', '.pdf', '.doc', '.docx'], 'Pictures, PDF, Word'],
  [['image/*'], 'Pictures'],
  [['.pdf', '.doc', '.docx'], 'PDF, Word'],
  [['.xls', '.XLSX', '.csv'], 'Excel, CSV'],
  [['application/pdf'], 'PDF'],
])('%j is %s', (accept, kinds) => {
  expect(acceptedKinds(accept, { pictures: 'Pictures' })).toBe(kinds);
});
