// The rules of who belongs to an association: for those who manage it.

export * from './decode-text.ts';
export * from './import-lines.ts';
export * from './import-table.ts';
export * from './roster-rules.ts';
