import { useDomainText } from '@hoa/domain-text';
import { type Output, useCommand, useOperation } from '@hoa/portal';
import { Badge, type Column } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { type ChosenFileProps, ImportPreview } from './ImportDrawer.tsx';
import { useText } from './messages.ts';
import styles from './People.module.css';

export const exampleOfSeats = `name,office,group,from,until
Nell Abara,President,board,2026-01-01,2027-12-31
Ori Lund,Pool,committee,2026-04-01,
`;

/** The preview of a file of seats. */
export function ChosenSeats({ csv, columns: corrections, ...file }: ChosenFileProps) {
  const text = useText();
  const query = useOperation('seats.importPreview', { csv, columns: corrections });
  const [importSeats] = useCommand('seats.import');
  const columns = useSeatColumns();
  return (
    <ImportPreview
      {...file}
      query={query}
      resultOf={(chosen) => {
        const n = chosen.filter(({ outcome }) => outcome === 'new').length;
        if (n === 0) return { outcome: text.nothingToImport };
        return { outcome: text.willImportSeats({ n }), action: text.importSeats({ n }) };
      }}
      columns={columns}
      onImport={async (leftOut) =>
        text.seatsImported({
          n: (await importSeats({ csv, columns: corrections, leftOut })).imported,
        })
      }
    />
  );
}

type Line = Output<'seats.importPreview'>['accepted']['items'][number];

function useSeatColumns(): Column<Line>[] {
  const text = useText();
  const { audienceTags } = useDomainText();
  const locale = useLocale();
  const day = (iso: string) => formatDate(iso, locale);
  const termText = ({ from, until }: Line) => {
    if (from === '') return until ? text.until({ day: day(until) }) : '–';
    return until
      ? text.sinceUntil({ since: day(from), until: day(until) })
      : text.from({ day: day(from) });
  };
  return [
    {
      id: 'name',
      header: text.name,
      rowHeader: true,
      cell: ({ displayName }) => <span className={styles.wrapped}>{displayName}</span>,
    },
    {
      id: 'office',
      header: text.office,
      cell: ({ office, group }) => (
        <span className={styles.wrapped}>{`${office} · ${audienceTags[group]}`}</span>
      ),
    },
    {
      id: 'term',
      header: text.term,
      cell: termText,
    },
    {
      id: 'outcome',
      header: text.outcome,
      cell: ({ outcome }) => (
        <Badge tone={outcome === 'new' ? 'accent' : 'neutral'}>{text.seatOutcomes[outcome]}</Badge>
      ),
    },
  ];
}
