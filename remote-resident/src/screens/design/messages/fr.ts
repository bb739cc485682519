import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Système de design',
  description:
    'Ce dont le portail est fait : copiez d’ici. Chaque élément dans ses états, en clair et en sombre, avec ses propriétés.',
  groups: 'Éléments',
  foundations: 'Fondations',
  actions: 'Actions',
  fields: 'Champs',
  feedback: 'Retours',
  navigation: 'Navigation',
  overlays: 'Superpositions',
  layout: 'Mise en page',
  collections: 'Collections',
  themes: 'Afficher en',
  both: 'Clair et sombre',
  light: 'Clair',
  dark: 'Sombre',
  propsOf: ({ name }) => `Propriétés de ${name}`,
  noProps: 'Aucune propriété propre : il accepte celles de son élément racine.',
  prop: 'Propriété',
  type: 'Type',
  meaning: 'À quoi elle sert',
  required: 'obligatoire',
  colours: 'Couleurs par rôle',
  typeScale: 'Typographie',
  space: 'Espacement',
};
