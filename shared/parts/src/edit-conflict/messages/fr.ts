import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Ceci a changé pendant que vous écriviez',
  hint: 'Rien n’a été écrasé et votre texte est toujours là. Choisissez lequel garder.',
  same: 'Rien n’a été écrasé. Ce que vous voyez ici est la version actuelle.',
  mine: 'Votre texte',
  theirs: 'Maintenant',
  nothing: 'Rien',
  yes: 'Oui',
  no: 'Non',
  saveMine: 'Enregistrer le mien',
  discard: 'Abandonner le mien',
};
