import type { Input } from '@hoa/portal';

/** The field that a column of a file is read as; '' leaves it out. */
export interface FileColumn {
  readonly name: string;
  readonly field: string;
}

export type ImportKind = Input<'imports.list'>['kind'];

const keyOf = (kind: ImportKind) => `hoa:import-columns:${kind}`;

/** The number of corrections that are remembered. */
const remembered = 200;

/** Returns the corrections made to earlier files in this browser. */
export function readCorrections(kind: ImportKind): FileColumn[] {
  try {
    const stored = JSON.parse(window.localStorage.getItem(keyOf(kind)) ?? '{}');
    return Object.entries(stored).map(([name, field]) => ({ name, field: String(field) }));
  } catch {
    return [];
  }
}

/** Adds a correction, and remembers it for the next file, if possible. */
export function correct(
  kind: ImportKind,
  before: readonly FileColumn[],
  { name, field }: FileColumn,
): FileColumn[] {
  const others = before.filter((column) => column.name !== name);
  const corrections = [...others, { name, field }].slice(-remembered);
  try {
    const fields = Object.fromEntries(corrections.map((each) => [each.name, each.field]));
    window.localStorage.setItem(keyOf(kind), JSON.stringify(fields));
  } catch {
    // Storage is full or blocked: the correction applies to this file.
  }
  return corrections;
}
