import { shownEmail } from '@hoa/domain/email';
import { useDomainText } from '@hoa/domain-text';
import type { Output } from '@hoa/portal';
import { Alert, type Column, DataTable } from '@hoa/ui';
import { useText } from './messages.ts';
import styles from './People.module.css';

type Preview = Output<'people.importPreview'>;
type AcceptedLine = Preview['accepted']['items'][number];
type RefusedLine = Preview['refused']['items'][number];

/** Returns the number of people to import; servers of the previous release report only lines. */
export function peopleIn({ people, accepted }: Preview): number {
  return people ?? accepted.total;
}

/** A preview of an import: the accepted lines, and the refused ones with their reasons. */
export function ImportPreview({ preview }: { readonly preview: Preview }) {
  const text = useText();
  const accepted = useAcceptedColumns();
  const refused = useRefusedColumns();
  const people = peopleIn(preview);
  const hasAccepted = people > 0;
  const outcome = hasAccepted
    ? text.willImport({ people, lines: preview.accepted.total })
    : text.nothingToImport;
  return (
    <div className={styles.sections}>
      {preview.refused.total > 0 && (
        <section className={styles.section}>
          <Alert tone="warning" title={text.isRefused({ n: preview.refused.total })} />
          <Lines label={text.problem} columns={refused} lines={preview.refused} />
        </section>
      )}
      <section className={styles.section}>
        <Alert tone={hasAccepted ? 'success' : 'warning'} title={outcome} />
        {hasAccepted && <Lines label={outcome} columns={accepted} lines={preview.accepted} />}
      </section>
    </div>
  );
}

interface LinesProps<Line> {
  readonly label: string;
  readonly columns: readonly Column<Line>[];
  readonly lines: { readonly items: readonly Line[]; readonly total: number };
}

/** The first lines of a file; lines can be identical, so their keys are indices. */
function Lines<Line extends object>({ label, columns, lines }: LinesProps<Line>) {
  const text = useText();
  const { items, total } = lines;
  const rows = items.map((line, index) => ({ ...line, id: String(index) }));
  return (
    <>
      <DataTable label={label} columns={columns} rows={rows} rowId={({ id }) => id} />
      {items.length < total && (
        <p className={styles.quiet}>{text.firstShown({ n: items.length })}</p>
      )}
    </>
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

function useAcceptedColumns(): Column<AcceptedLine>[] {
  const text = useText();
  const { roles } = useDomainText();
  return [
    {
      id: 'name',
      header: text.name,
      rowHeader: true,
      cell: ({ displayName }) => <span className={styles.wrapped}>{displayName}</span>,
    },
    {
      id: 'email',
      header: text.email,
      cell: ({ email }) => <span className={styles.wrapped}>{shownEmail(email)}</span>,
    },
    {
      id: 'role',
      header: text.role,
      cell: ({ role, unit, company }) => [roles[role], unit, company].filter(Boolean).join(' · '),
    },
    { id: 'line', header: text.line, cell: ({ line }) => line },
  ];
}
