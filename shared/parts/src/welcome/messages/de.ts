import type { Messages } from './en.ts';

export const de: Messages = {
  title: ({ portal }) => `Willkommen bei ${portal}`,
  intro: {
    resident: 'Ihr Zuhause, die Nachbarn und die Verwaltung an einem Ort.',
    vendor: 'Ihre Aufträge, Nachrichten und Zahlungen an einem Ort.',
    admin: 'Alles, was die Gemeinschaft von Ihnen braucht, an einem Ort.',
  },
  start: 'Erste Schritte',
  dismiss: 'Willkommen ausblenden',
  report: 'Ein Problem melden',
  pay: 'Beiträge zahlen',
  attend: 'Sehen, was ansteht',
  talk: 'Die Nachbarn fragen',
  compare: 'Aufträge sortieren',
  finished: 'Erledigtes finden',
  bill: 'Eine Rechnung stellen',
  triage: 'Tickets durchsehen',
  order: 'Arbeit vergeben',
  announce: 'Neues veröffentlichen',
  broadcast: 'Eine Rundnachricht senden',
};
