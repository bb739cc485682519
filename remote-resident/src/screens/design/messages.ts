import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Design System',
  description:
    'What the portal is made of: copy from here. Every part in its states, in light and dark, with its props.',
  groups: 'Parts',
  foundations: 'Foundations',
  actions: 'Actions',
  fields: 'Fields',
  feedback: 'Feedback',
  navigation: 'Navigation',
  overlays: 'Overlays',
  layout: 'Layout',
  collections: 'Collections',
  themes: 'Show in',
  both: 'Light and dark',
  light: 'Light',
  dark: 'Dark',
  propsOf: ({ name }: { name: string }) => `Props of ${name}`,
  noProps: 'No props of its own: it takes those of its root element.',
  prop: 'Prop',
  type: 'Type',
  meaning: 'What it is for',
  required: 'required',
  colours: 'Colors by role',
  typeScale: 'Type',
  space: 'Space',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'design' }),
);
