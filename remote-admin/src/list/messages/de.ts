import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const de: Messages = {
  filters: 'Filter',
  status: 'Status',
  allStatuses: 'Alle Status',
  clearFilters: 'Filter aufheben',
  shown: {
    news: ({ shown, total: n }) =>
      shown === n
        ? plural('de', n, { one: '1 Nachricht', other: `${n} Nachrichten` })
        : `${shown} von ${n} Nachrichten`,
    topics: ({ shown, total: n }) =>
      shown === n
        ? plural('de', n, { one: '1 Thema', other: `${n} Themen` })
        : `${shown} von ${n} Themen`,
    orders: ({ shown, total: n }) =>
      shown === n
        ? plural('de', n, { one: '1 Auftrag', other: `${n} Aufträge` })
        : `${shown} von ${n} Aufträgen`,
    invoices: ({ shown, total: n }) =>
      shown === n
        ? plural('de', n, { one: '1 Rechnung', other: `${n} Rechnungen` })
        : `${shown} von ${n} Rechnungen`,
    people: ({ shown, total: n }) =>
      shown === n
        ? plural('de', n, { one: '1 Person', other: `${n} Personen` })
        : `${shown} von ${n} Personen`,
  },
  noneFound: 'Nichts entspricht Ihrer Suche',
  noneFoundHint: 'Versuchen Sie ein anderes Wort.',
  noMatches: 'Nichts entspricht Ihren Filtern',
  noMatchesHint: 'Versuchen Sie weniger Filter oder ein anderes Wort.',
};
