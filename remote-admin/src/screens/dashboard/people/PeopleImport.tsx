import { shownEmail } from '@hoa/domain/email';
import { useDomainText } from '@hoa/domain-text';
import { type Output, useAssociation, useCommand, useOperation } from '@hoa/portal';
import { Badge, type Column, optionsOf, RadioGroup } from '@hoa/ui';
import { useState } from 'react';
import { type ChosenFileProps, ImportDrawer, ImportPreview } from './ImportDrawer.tsx';
import { useText } from './messages.ts';
import styles from './People.module.css';
import { ChosenSeats, exampleOfSeats } from './SeatsImport.tsx';

/** An example file with a line for each role; the resident's unit exists in the association. */
const exampleFile = (
  unit: string,
) => `name,email,role,phone,unit,tenure,company,services,groups,from
Nell Abara,nell@example.org,resident,(555) 014-2231,${unit},owner,,,residents;board-members,
Ori Lund,ori@example.org,vendor,(555) 014-8890,,,Lund Lamps,Lamps;Wiring,,
Ada Moss,ada@example.org,admin,,,,,,,2026-04-01
`;

/** Imports a file of people, whom nobody invites yet, or of their seats. */
export function PeopleImport({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [unit = '1'] = useAssociation()?.exampleUnits ?? [];
  const [kind, setKind] = useState<(typeof kinds)[number]>('people');
  const choice = (
    <RadioGroup
      label={text.fileLists}
      options={optionsOf(kinds, text.importKinds)}
      value={kind}
      onChange={setKind}
    />
  );
  const shown = { choice, title: text.importTitle, onClose };
  return kind === 'people' ? (
    <ImportDrawer
      {...{ ...shown, kind }}
      hint={text.importHint}
      example={exampleFile(unit)}
      fileName="people.csv"
    >
      {(file) => <ChosenFile {...file} />}
    </ImportDrawer>
  ) : (
    <ImportDrawer
      {...{ ...shown, kind }}
      hint={text.seatsHint}
      example={exampleOfSeats}
      fileName="board.csv"
    >
      {(file) => <ChosenSeats {...file} />}
    </ImportDrawer>
  );
}

const kinds = ['people', 'seats'] as const;

function ChosenFile({ csv, columns: corrections, ...file }: ChosenFileProps) {
  const text = useText();
  const query = useOperation('people.importPreview', { csv, columns: corrections });
  const [importPeople] = useCommand('people.import');
  const columns = useAcceptedColumns();
  return (
    <ImportPreview
      {...file}
      query={query}
      resultOf={(chosen) => {
        const lines = chosen.length;
        if (lines === 0) return { outcome: text.nothingToImport };
        // Servers of the previous release report only lines.
        const people = new Set(chosen.map(({ person, line }) => person ?? line)).size;
        return {
          outcome: text.willImport({ people, lines }),
          action: text.importPeople({ n: people }),
        };
      }}
      columns={columns}
      onImport={async (leftOut) => {
        const { imported, people: n = imported } = await importPeople({
          csv,
          columns: corrections,
          leftOut,
        });
        return text.imported({ n });
      }}
    />
  );
}

type AcceptedLine = Output<'people.importPreview'>['accepted']['items'][number];

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
      cell: ({ email }) => (
        <span className={styles.wrapped}>{email === '' ? text.noEmail : shownEmail(email)}</span>
      ),
    },
    {
      id: 'role',
      header: text.role,
      cell: ({ role, unit, company }) => [roles[role], unit, company].filter(Boolean).join(' · '),
    },
    {
      id: 'outcome',
      header: text.outcome,
      cell: ({ outcome }) =>
        outcome && (
          <Badge tone="accent" className={styles.oneLine}>
            {text.outcomes[outcome]}
          </Badge>
        ),
    },
  ];
}
