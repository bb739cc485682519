import { type ImportFormat, readCells } from './import-table.ts';
import type { Seat, SeatLine } from './seat-schema.ts';

const columns = ['name', 'email', 'office', 'group', 'from', 'until'] as const;

/** A file of seats on the board and of chairs of committees, with a line for each term. */
export const seatsFormat: ImportFormat<(typeof columns)[number], SeatLine> = {
  columns,
  required: ['name', 'office'],
  otherNames: {
    'full name': 'name',
    member: 'name',
    'e-mail': 'email',
    'email address': 'email',
    position: 'office',
    title: 'office',
    body: 'group',
    'term from': 'from',
    'term begins': 'from',
    'start date': 'from',
    since: 'from',
    'term until': 'until',
    'term ends': 'until',
    'end date': 'until',
  },
  readLine(line, cells) {
    const { refused, refuse, text, required, email, day } = readCells(line, cells);
    const seat = {
      displayName: required('name'),
      email: email('email'),
      office: required('office'),
      from: day('from'),
      until: day('until'),
    };
    const group = groups[text('group').toLowerCase()];
    if (!group) refuse('group', 'group-unknown');
    if (seat.from !== '' && seat.until !== '' && seat.until < seat.from) {
      refuse('until', 'until-before-from');
    }
    return group && refused.length === 0 ? { line, group, ...seat } : refused;
  },
};

/** The names of the groups, in lower case; the board is the default. */
const groups: Readonly<Record<string, Seat['group']>> = {
  '': 'board-members',
  board: 'board-members',
  'board-members': 'board-members',
  'board of directors': 'board-members',
  committee: 'committee-chairs',
  'committee chair': 'committee-chairs',
  'committee-chairs': 'committee-chairs',
};
