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

function ChosenFile({ csv, columns: corrections, ...file }: ChosenFileProps) {
  const text = useText();
  const query = useOperation('homes.importPreview', { csv, columns: corrections });
  const [importHomes] = useCommand('homes.import');
  const columns = useLineColumns();
  return (
    <ImportPreview
      {...file}
      query={query}
      resultOf={(chosen) => {
        const numberOf = (wanted: Line['outcome']) =>
          chosen.filter(({ outcome }) => outcome === wanted).length;
        const [added, changed] = [numberOf('new'), numberOf('changed')];
        const n = added + changed;
        if (n === 0) return { outcome: text.nothingToImport };
        return { outcome: text.willImport({ added, changed }), action: text.importHomes({ n }) };
      }}
      columns={columns}
      onImport={async (leftOut) =>
        text.imported({ n: (await importHomes({ csv, columns: corrections, leftOut })).imported })
      }
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
  ];
}
