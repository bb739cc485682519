// The rules of who belongs to an association: for those who manage it.

export * from './import-lines.ts';
export * from './roster-rules.ts';
