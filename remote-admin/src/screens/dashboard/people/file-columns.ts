import { type Input, useOperation } from '@hoa/portal';
import { useState } from 'react';

/** The field that a column of a file is read as; '' leaves it out. */
export interface FileColumn {
  readonly name: string;
  readonly field: string;
}

export type ImportKind = Input<'imports.list'>['kind'];

/** The number of corrections that an import accepts. */
const maxColumns = 200;

/** Returns the corrections of columns, at first those of the last import, and a function that adds one. */
export function useFileColumns(kind: ImportKind) {
  const { data } = useOperation('imports.list', { kind });
  const [all, setAll] = useState<Readonly<Partial<Record<ImportKind, readonly FileColumn[]>>>>({});
  const own = all[kind] ?? [];
  const isOwn = ({ name }: FileColumn) => own.some((column) => column.name === name);
  const before = (data?.columns ?? []).filter((column) => !isOwn(column));
  return {
    columns: [...before, ...own].slice(-maxColumns),
    onColumn: (column: FileColumn) =>
      setAll({ ...all, [kind]: [...own.filter(({ name }) => name !== column.name), column] }),
  };
}
