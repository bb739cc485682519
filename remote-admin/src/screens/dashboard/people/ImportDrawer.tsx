import type { ShownImport } from '@hoa/domain';
import { ConfirmedAction, saveFile, useFailure } from '@hoa/parts';
import { notify, type Output, useCommand, useOperation } from '@hoa/portal';
import { FileRefusal, type FileTable, readTables } from '@hoa/spreadsheets';
import {
  Alert,
  Button,
  Checkbox,
  type Column,
  DataTable,
  DialogFooter,
  Drawer,
  ErrorPanel,
  FileField,
  Icon,
  Select,
  SkeletonList,
  VisuallyHidden,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Download } from 'lucide';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { type FileColumn, type ImportKind, useFileColumns } from './file-columns.ts';
import { useText } from './messages.ts';
import styles from './People.module.css';

const largestBytes = 5_000_000;

/** The maximum length that the operations accept. */
const largestCsv = 500_000;

const accept =
  '.csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A chosen file, and the ways out of its preview. */
export interface ChosenFileProps {
  readonly csv: string;
  /** The corrections of its columns. */
  readonly columns: FileColumn[];
  readonly onColumn: (column: FileColumn) => void;
  readonly onOther: () => void;
  readonly onClose: () => void;
}

export interface ImportDrawerProps {
  readonly kind: ImportKind;
  /** The choice of another kind; the file stays. */
  readonly choice?: ReactNode;
  readonly title: string;
  readonly hint: string;
  /** The text of an example file. */
  readonly example: string;
  /** The file name of the example. */
  readonly fileName: string;
  readonly onClose: () => void;
  /** Renders the preview of the chosen file. */
  readonly children: (file: ChosenFileProps) => ReactNode;
}

/** Imports a CSV file, or a sheet of an Excel workbook, once its preview is confirmed. */
export function ImportDrawer(props: ImportDrawerProps) {
  const { kind, choice, title, hint, example, fileName, onClose, children } = props;
  const text = useText();
  const [tables, setTables] = useState<readonly FileTable[]>([]);
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const columns = useFileColumns(kind);
  const table = tables.find(({ name }) => name === chosen) ?? tables[0];

  async function read([file]: File[]) {
    if (!file) return;
    setIsReading(true);
    try {
      setTables(await tablesOf(file));
      setError(undefined);
    } catch (thrown) {
      setError(
        thrown instanceof FileRefusal ? text.fileProblems[thrown.problem] : text.failedToRead,
      );
    } finally {
      setIsReading(false);
    }
  }

  return (
    <Drawer open size="lg" title={title} onClose={onClose}>
      {choice && <div className={styles.choice}>{choice}</div>}
      {!table ? (
        <div className={styles.sections}>
          <p>{hint}</p>
          <Button
            size="sm"
            icon={<Icon icon={Download} />}
            className={styles.link}
            onClick={() => saveFile(new File([example], fileName, { type: 'text/csv' }))}
          >
            {text.example}
          </Button>
          <FileField
            label={text.file}
            accept={accept}
            hint={isReading ? text.reading : undefined}
            error={error}
            disabled={isReading}
            onFiles={(files) => void read(files)}
          />
          <RecentImports kind={kind} />
        </div>
      ) : (
        <>
          {tables.length > 1 && (
            <Select
              className={styles.choice}
              label={text.sheet}
              options={tables.map(({ name }) => ({ value: name, label: name }))}
              value={table.name}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          )}
          <Fragment key={`${kind} ${table.name}`}>
            {children({ ...columns, csv: table.csv, onClose, onOther: () => setTables([]) })}
          </Fragment>
        </>
      )}
    </Drawer>
  );
}

async function tablesOf(file: File): Promise<FileTable[]> {
  if (file.size > largestBytes) throw new FileRefusal('too-large');
  const tables = await readTables(new Uint8Array(await file.arrayBuffer()));
  if (tables.some(({ csv }) => csv.length > largestCsv)) throw new FileRefusal('too-large');
  return tables;
}

/** The imports of the last day, each of which can be undone; nothing if there are none. */
function RecentImports({ kind }: Pick<ImportDrawerProps, 'kind'>) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  const { data } = useOperation('imports.list', { kind });
  const [undo] = useCommand('imports.undo');
  const [asked, setAsked] = useState<ShownImport | null>(null);
  if (!data || data.items.length === 0) return null;
  const nameOf = ({ at, by, count }: ShownImport) =>
    `${formatDate(at, locale)}, ${formatDate(at, locale, 'time')} · ${by} · ${text.importedLines({ n: count })}`;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {text.recentImports}
      </h3>
      <ul className={styles.memberships}>
        {data.items.map((each) => (
          <li key={each.id} className={styles.membership}>
            <span>{nameOf(each)}</span>
            <Button size="sm" onClick={() => setAsked(each)}>
              <span>{text.undoImport}</span>
              <VisuallyHidden>{`: ${nameOf(each)}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmedAction
          question={text.undoImportQuestion}
          labels={{
            confirm: text.undoImport,
            done: text.importUndone,
            failed: text.failedToUndoImport,
          }}
          act={() => undo({ importId: asked.id })}
          onClose={() => setAsked(null)}
        >
          <p>{text.undoImportEffect}</p>
        </ConfirmedAction>
      )}
    </section>
  );
}

/** The lines of a page of a preview. */
const pageSize = 50;

interface AcceptedLine {
  readonly line: number;
  readonly outcome?: 'new' | 'changed' | 'unchanged' | undefined;
}

interface RefusedLine {
  readonly line: number;
  readonly column: string;
  readonly problem: string;
  readonly value: string;
}

export interface ImportPreviewProps<Line extends AcceptedLine>
  extends Omit<ChosenFileProps, 'csv' | 'columns'> {
  readonly query: {
    readonly data?:
      | {
          readonly accepted: { readonly items: readonly Line[] };
          readonly refused: { readonly items: readonly RefusedLine[] };
          readonly columns?: FileColumns | undefined;
        }
      | undefined;
    readonly error?: unknown;
    readonly refetch: () => void;
    readonly isFetching: boolean;
  };
  /**
   * Returns the result of importing the chosen lines, shown above them, and the label of the import button; no label if
   * there is nothing to import.
   */
  readonly resultOf: (chosen: readonly Line[]) => { outcome: string; action?: string | undefined };
  readonly columns: readonly Column<Line>[];
  /** Imports the file without the lines with these numbers, and returns the text of the toast. */
  readonly onImport: (leftOut: number[]) => Promise<string>;
}

/** A preview of an import: the accepted lines, each of which can be left out, and the refused ones with their reasons. */
export function ImportPreview<Line extends AcceptedLine>(props: ImportPreviewProps<Line>) {
  const { query, resultOf, columns, onColumn, onImport, onOther, onClose } = props;
  const text = useText();
  const fail = useFailure();
  const refused = useRefusedColumns();
  const [isImporting, setIsImporting] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const { data, error, refetch, isFetching } = query;

  async function confirm() {
    setIsImporting(true);
    try {
      notify.success(await onImport([...leftOut]));
      onClose();
    } catch (thrown) {
      setIsImporting(false);
      fail(thrown, text.failedToImport);
    }
  }

  if (!data && error) {
    return <ErrorPanel message={text.failedToRead} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonList count={4} />;
  // Problems of columns come first.
  const unused = data.refused.items.filter(({ problem }) => problem === 'column-unknown').length;
  const lines = data.refused.items.length - unused;
  const without = new Set(leftOut);
  const { outcome, action } = resultOf(
    data.accepted.items.filter(({ line }) => !without.has(line)),
  );
  const choice: Column<Line> = {
    id: 'line',
    header: text.importLine,
    cell: ({ line, outcome }) =>
      outcome === 'unchanged' ? (
        text.lineNumber({ line })
      ) : (
        <Checkbox
          className={styles.oneLine}
          label={text.lineNumber({ line })}
          checked={!without.has(line)}
          disabled={isImporting}
          onChange={({ currentTarget: { checked } }) =>
            setLeftOut((before) =>
              checked ? before.filter((each) => each !== line) : [...before, line],
            )
          }
        />
      ),
  };
  return (
    <>
      <div className={styles.sections}>
        {data.refused.items.length > 0 && (
          <section className={styles.section}>
            {unused > 0 && <Alert tone="info" title={text.columnsLeftOut({ n: unused })} />}
            {lines > 0 && <Alert tone="warning" title={text.isRefused({ n: lines })} />}
            <Lines label={text.problem} columns={refused} lines={data.refused.items} />
          </section>
        )}
        {data.columns && <ColumnsOfFile columns={data.columns} onColumn={onColumn} />}
        <section className={styles.section}>
          <Alert tone={action ? 'success' : 'warning'} title={outcome} />
          {data.accepted.items.length > 0 && (
            <Lines label={outcome} columns={[...columns, choice]} lines={data.accepted.items} />
          )}
        </section>
      </div>
      <DialogFooter>
        <Button onClick={onOther}>{text.otherFile}</Button>
        {action && (
          <Button
            variant="primary"
            loading={isImporting}
            disabled={isFetching}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

type FileColumns = NonNullable<Output<'homes.importPreview'>['columns']>;

interface ColumnsOfFileProps extends Pick<ChosenFileProps, 'onColumn'> {
  readonly columns: FileColumns;
}

/** The columns of a file, each with the field that it is read as; open at first if one is left out. */
function ColumnsOfFile({ columns: { found, fields }, onColumn }: ColumnsOfFileProps) {
  const text = useText();
  const labels: Readonly<Record<string, string>> = text.fields;
  const [isOpen] = useState(found.some(({ field }) => field === ''));
  const options = fields.map((value) => ({ value, label: labels[value] ?? value }));
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>{text.columns}</summary>
      <div className={styles.columns}>
        {found.map(({ name, field, sample }, index) => (
          <Select
            // The names of columns can be equal.
            key={index}
            label={name || text.namelessColumn}
            hint={sample && text.sample({ sample })}
            placeholder={text.notImported}
            options={options}
            value={field}
            onChange={(event) => onColumn({ name, field: event.currentTarget.value })}
          />
        ))}
      </div>
    </details>
  );
}

interface LinesProps<Line> {
  readonly label: string;
  readonly columns: readonly Column<Line>[];
  readonly lines: readonly Line[];
}

/** The lines of a file; a line can have several problems, so the keys are indices. */
function Lines<Line extends object>({ label, columns, lines }: LinesProps<Line>) {
  const rows = lines.map((line, index) => ({ ...line, id: String(index) }));
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      pageSize={pageSize}
    />
  );
}

function useRefusedColumns(): Column<RefusedLine>[] {
  const text = useText();
  const problems: Readonly<Record<string, string>> = text.problems;
  return [
    {
      id: 'problem',
      header: text.problem,
      rowHeader: true,
      cell: ({ problem }) => problems[problem] ?? problem,
    },
    { id: 'line', header: text.line, cell: ({ line }) => line },
    { id: 'column', header: text.column, cell: ({ column }) => column || '–' },
    {
      id: 'value',
      header: text.value,
      cell: ({ value }) => <span className={styles.wrapped}>{value || '–'}</span>,
    },
  ];
}
