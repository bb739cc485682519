import type { Messages as PortalMessages } from '../messages.ts';

export const portal: PortalMessages = {
  areaFailed: ({ area }) => `${area} konnte nicht geladen werden`,
  areaFailedHint: 'Das übrige Portal funktioniert weiter. Versuchen Sie es gleich noch einmal.',
  notFound: 'Seite nicht gefunden',
  notFoundHint: 'Diese Seite wird demnächst umgesetzt.',
  noSuchPage:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder die Adresse stimmt nicht ganz.',
  goHome: 'Zur Startseite',
};
