import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const de: Messages = {
  filters: 'Filter',
  status: 'Status',
  allStatuses: 'Alle Status',
  clearFilters: 'Filter aufheben',
  shown: ({ shown, total }) =>
    shown === total
      ? plural('de', total, { one: '1 Eintrag', other: `${total} Einträge` })
      : `${shown} von ${total} Einträgen`,
  noMatches: 'Nichts entspricht Ihren Filtern',
  showAll: 'Alle anzeigen',
};
