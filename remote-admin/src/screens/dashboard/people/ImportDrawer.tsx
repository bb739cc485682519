import { shownEmail } from '@hoa/domain/email';
import { decodeText } from '@hoa/domain/people';
import { useDomainText } from '@hoa/domain-text';
import { saveFile, useFailure } from '@hoa/parts';
import { notify, type Output, useAssociation, useCommand, useOperation } from '@hoa/portal';
import {
  Alert,
  Button,
  type Column,
  DataTable,
  DialogFooter,
  Drawer,
  ErrorPanel,
  FileField,
  Icon,
  SkeletonList,
} from '@hoa/ui';
import { Download } from 'lucide';
import { useState } from 'react';
import { useText } from './messages.ts';
import styles from './People.module.css';

const largestBytes = 500_000;

/** An example file with a line for each role; the resident's unit exists in the association. */
const exampleFile = (
  unit: string,
) => `name,email,role,phone,unit,tenure,company,services,groups,from
Nell Abara,nell@example.org,resident,(555) 014-2231,${unit},owner,,,residents;board-members,
Ori Lund,ori@example.org,vendor,(555) 014-8890,,,Lund Lamps,Lamps;Wiring,,
Ada Moss,ada@example.org,admin,,,,,,,2026-04-01
`;

export interface ImportDrawerProps {
  readonly onClose: () => void;
}

/** Imports a file of people once its preview is confirmed. */
export function ImportDrawer({ onClose }: ImportDrawerProps) {
  const text = useText();
  const [unit = '1'] = useAssociation()?.exampleUnits ?? [];
  const [csv, setCsv] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  async function read([file]: File[]) {
    if (!file) return;
    setError(file.size > largestBytes ? text.tooLarge : undefined);
    if (file.size <= largestBytes) setCsv(decodeText(new Uint8Array(await file.arrayBuffer())));
  }

  return (
    <Drawer open size="lg" title={text.importTitle} onClose={onClose}>
      {csv === null ? (
        <div className={styles.sections}>
          <p>{text.importHint}</p>
          <Button
            size="sm"
            icon={<Icon icon={Download} />}
            className={styles.link}
            onClick={() =>
              saveFile(new File([exampleFile(unit)], 'people.csv', { type: 'text/csv' }))
            }
          >
            {text.example}
          </Button>
          <FileField
            label={text.file}
            accept=".csv,text/csv"
            error={error}
            onFiles={(files) => void read(files)}
          />
        </div>
      ) : (
        <ChosenFile csv={csv} onOther={() => setCsv(null)} onClose={onClose} />
      )}
    </Drawer>
  );
}

interface ChosenFileProps extends ImportDrawerProps {
  readonly csv: string;
  readonly onOther: () => void;
}

function ChosenFile({ csv, onOther, onClose }: ChosenFileProps) {
  const text = useText();
  const fail = useFailure();
  const { data, error, refetch, isFetching } = useOperation('people.importPreview', { csv });
  const [importPeople] = useCommand('people.import');
  const [isImporting, setIsImporting] = useState(false);

  async function confirm() {
    setIsImporting(true);
    try {
      const { imported, people = imported } = await importPeople({ csv });
      notify.success(text.imported({ n: people }));
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
  const people = peopleIn(data);
  return (
    <>
      <ImportPreview preview={data} />
      <DialogFooter>
        <Button onClick={onOther}>{text.otherFile}</Button>
        {people > 0 && (
          <Button variant="primary" loading={isImporting} onClick={() => void confirm()}>
            {text.importPeople({ n: people })}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

type Preview = Output<'people.importPreview'>;
type AcceptedLine = Preview['accepted']['items'][number];
type RefusedLine = Preview['refused']['items'][number];

/** Returns the number of people to import; servers of the previous release report only lines. */
function peopleIn({ people, accepted }: Preview): number {
  return people ?? accepted.total;
}

/** A preview of an import: the accepted lines, and the refused ones with their reasons. */
function ImportPreview({ preview }: { readonly preview: Preview }) {
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
