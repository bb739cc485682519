import { type Output, useCommand, useOperation } from '@hoa/portal';
import { Badge, type Column } from '@hoa/ui';
import { type ChosenFileProps, ImportDrawer, ImportPreview } from '../people/ImportDrawer.tsx';
import styles from '../people/People.module.css';
import { useText } from './messages.ts';

const exampleFile = `home,building,address,share,notes
North 101,North,4210 Maple Court,1,
Garden Row 1,Garden Row,4302 Garden Row,1.5,Corner home
12 Maple Lane,,12 Maple Lane,2,
`;

/** Imports a file of homes; a further import of the same file changes only what differs. */
export function HomesImport({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <ImportDrawer
      kind="homes"
      title={text.importTitle}
      hint={text.importHint}
      example={exampleFile}
      fileName="homes.csv"
      onClose={onClose}
    >
      {(file) => <ChosenFile {...file} />}
    </ImportDrawer>
  );
}

function ChosenFile({ csv, ...file }: ChosenFileProps) {
  const text = useText();
  const query = useOperation('homes.importPreview', { csv });
  const [importHomes] = useCommand('homes.import');
  const columns = useLineColumns();
  const { added = 0, changed = 0 } = query.data ?? {};
  const n = added + changed;
  return (
    <ImportPreview
      {...file}
      query={query}
      outcome={n > 0 ? text.willImport({ added, changed }) : text.nothingToImport}
      action={n > 0 ? text.importHomes({ n }) : undefined}
      columns={columns}
      onImport={async () => text.imported({ n: (await importHomes({ csv })).imported })}
    />
  );
}

type Line = Output<'homes.importPreview'>['accepted']['items'][number];

function useLineColumns(): Column<Line>[] {
  const text = useText();
  return [
    {
      id: 'label',
      header: text.home,
      rowHeader: true,
      cell: ({ label }) => <span className={styles.wrapped}>{label}</span>,
    },
    {
      id: 'outcome',
      header: text.outcome,
      cell: ({ outcome }) => (
        <Badge tone={outcome === 'unchanged' ? 'neutral' : 'accent'}>
          {text.outcomes[outcome]}
        </Badge>
      ),
    },
    { id: 'building', header: text.building, cell: ({ building }) => building || '–' },
    {
      id: 'address',
      header: text.address,
      cell: ({ address }) => <span className={styles.wrapped}>{address || '–'}</span>,
    },
    { id: 'line', header: text.line, cell: ({ line }) => line },
  ];
}
