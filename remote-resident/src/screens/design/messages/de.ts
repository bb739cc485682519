import type { Messages } from './en.ts';

export const de: Messages = {
  title: 'Designsystem',
  description:
    'Woraus das Portal besteht: Kopieren Sie von hier. Jeder Baustein in seinen Zuständen, hell und dunkel, mit seinen Eigenschaften.',
  groups: 'Bausteine',
  foundations: 'Grundlagen',
  actions: 'Aktionen',
  fields: 'Felder',
  feedback: 'Rückmeldungen',
  navigation: 'Navigation',
  overlays: 'Überlagerungen',
  layout: 'Anordnung',
  collections: 'Sammlungen',
  themes: 'Zeigen in',
  both: 'Hell und dunkel',
  light: 'Hell',
  dark: 'Dunkel',
  propsOf: ({ name }) => `Eigenschaften von ${name}`,
  noProps: 'Keine eigenen Eigenschaften: Es nimmt die seines Wurzelelements.',
  prop: 'Eigenschaft',
  type: 'Typ',
  meaning: 'Wozu',
  required: 'erforderlich',
  colours: 'Farben nach Aufgabe',
  typeScale: 'Schrift',
  space: 'Abstände',
};
