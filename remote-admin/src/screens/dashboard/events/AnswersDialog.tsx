import { calendarFileName } from '@hoa/domain';
import { peopleOf } from '@hoa/domain/events';
import { saveFile } from '@hoa/parts';
import { createPortal, type Output, useAssociationName, useOperation } from '@hoa/portal';
import { csvLine } from '@hoa/spreadsheets/csv-line';
import {
  Badge,
  Button,
  type Column,
  DataTable,
  Dialog,
  DialogFooter,
  EmptyState,
  ErrorPanel,
  Icon,
  SkeletonList,
  type Tone,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Download, Printer, Users } from 'lucide';
import styles from './Events.module.css';
import { useText } from './messages.ts';

type Answers = Output<'events.answers'>;
type Guest = Answers['items'][number];

interface AnswersDialogProps {
  readonly eventId: string;
  readonly onClose: () => void;
}

/** The answers to an event: the list for the door, to print or as a CSV file. */
export function AnswersDialog({ eventId, onClose }: AnswersDialogProps) {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('events.answers', { id: eventId });
  return (
    <Dialog open size="lg" title={text.answersTitle} onClose={onClose}>
      {data ? (
        <GuestList answers={data} />
      ) : error ? (
        <ErrorPanel message={text.failedToLoadAnswers} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonList count={4} />
      )}
    </Dialog>
  );
}

const tones: Record<Guest['state'], Tone> = {
  going: 'success',
  waiting: 'warning',
  declined: 'neutral',
};

function GuestList({ answers }: { readonly answers: Answers }) {
  const text = useText();
  const locale = useLocale();
  const { event, items } = answers;
  const columns: Column<Guest>[] = [
    { id: 'name', header: text.name, rowHeader: true, cell: ({ displayName }) => displayName },
    { id: 'home', header: text.home, card: 'fact', cell: ({ unit }) => unit },
    {
      id: 'answer',
      header: text.answer,
      card: 'top',
      cell: ({ state }) => <Badge tone={tones[state]}>{text.states[state]}</Badge>,
    },
    { id: 'people', header: text.people, card: 'named', align: 'end', cell: partyOf },
  ];
  function download() {
    const heads = [text.name, text.home, text.answer, text.people];
    const lines = items.map((guest) => [
      ...[guest.displayName, guest.unit ?? '', text.states[guest.state]],
      partyOf(guest),
    ]);
    // The mark makes spreadsheets read it as UTF-8.
    const csv = `\uFEFF${[heads, ...lines].map(csvLine).join('')}`;
    const name = calendarFileName(event.title).replace(/ics$/, 'csv');
    saveFile(new File([csv], name, { type: 'text/csv' }));
  }
  const counted = {
    going: peopleOf(items),
    waiting: items.filter(({ state }) => state === 'waiting').length,
    declined: items.filter(({ state }) => state === 'declined').length,
  };
  return (
    <>
      <p className={styles.event}>
        <strong>{event.title}</strong> <span>{formatDate(event.date, locale, 'long')}</span>
      </p>
      {items.length === 0 ? (
        <EmptyState compact icon={<Icon icon={Users} />} title={text.noAnswers} />
      ) : (
        <>
          <p className={styles.event}>{text.summary(counted)}</p>
          <DataTable
            label={text.answersTitle}
            columns={columns}
            rows={items}
            rowId={({ uid }) => uid}
          />
          <DialogFooter>
            <Button icon={<Icon icon={Download} />} onClick={download}>
              {text.download}
            </Button>
            <Button variant="primary" icon={<Icon icon={Printer} />} onClick={() => window.print()}>
              {text.print}
            </Button>
          </DialogFooter>
          <PrintedList answers={answers} />
        </>
      )}
    </>
  );
}

/** The number of people who come with a guest, themselves included. */
function partyOf({ state, guests }: Guest): number {
  return state === 'declined' ? 0 : 1 + guests;
}

/** The print layout of the list: hidden on screen, and the only content when printing. */
function PrintedList({ answers: { event, items } }: { readonly answers: Answers }) {
  const text = useText();
  const locale = useLocale();
  const association = useAssociationName();
  return createPortal(
    <div className={styles.paper} data-printed-list>
      <p>{association}</p>
      <h1>{event.title}</h1>
      <p>{`${formatDate(event.date, locale, 'long')} · ${event.location}`}</p>
      <table>
        <thead>
          <tr>
            <th>{text.name}</th>
            <th>{text.home}</th>
            <th>{text.answer}</th>
            <th>{text.people}</th>
          </tr>
        </thead>
        <tbody>
          {items
            .filter(({ state }) => state !== 'declined')
            .map((guest) => (
              <tr key={guest.uid}>
                <td>{guest.displayName}</td>
                <td>{guest.unit}</td>
                <td>{text.states[guest.state]}</td>
                <td>{partyOf(guest)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
