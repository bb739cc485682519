import { formatNumber, plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Foren der Gemeinschaft',
  description:
    'Fragen Sie, schlagen Sie etwas vor und lesen Sie, worüber die Nachbarschaft spricht.',
  newTopic: 'Neues Thema',
  newTopicComingSoon: 'Neue Themen sind bald möglich!',
  failed: 'Die Themen des Forums konnten nicht geladen werden',
  topics: 'Themen',
  tags: 'Schlagwörter',
  allTopics: 'Alle Themen',
  showAllTopics: 'Alle Themen zeigen',
  noTopics: 'Noch keine Themen im Forum',
  noTopicsHint: 'Hier steht, was die Nachbarschaft bespricht.',
  noTopicsWithTag: ({ tag }) => `Keine Themen mit dem Schlagwort „${tag}“`,
  active: 'Zuletzt aktiv:',
  comments: ({ n }) =>
    plural('de', n, { one: '1 Kommentar', other: `${formatNumber(n, 'de')} Kommentare` }),
  views: ({ n }) => plural('de', n, { one: '1 Aufruf', other: `${formatNumber(n, 'de')} Aufrufe` }),
};
