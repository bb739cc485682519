import type { Messages as SortMessages } from '../collections/sort-text.ts';
import type { Messages as KitMessages } from '../messages.ts';

export const kit: KitMessages = {
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  previous: 'Précédent',
  next: 'Suivant',
  pagination: 'Pagination',
  pageOf: ({ page, pages }) => `Page ${page} sur ${pages}`,
  tryAgain: 'Réessayer',
  partFailed: ({ what }) => `Impossible de charger « ${what} »`,
  partFailedHint: 'Le reste de la page continue de fonctionner. Réessayez dans un instant.',
  newVersion:
    'Une nouvelle version du portail est disponible. Rechargez la page une fois votre texte envoyé ou enregistré.',
  reloadPage: 'Recharger la page',
  restOfList: 'La suite de la liste',
  required: 'obligatoire',
  loading: 'Chargement…',
  dismiss: 'Masquer',
  breadcrumb: 'Fil d’Ariane',
  clearSearch: 'Effacer la recherche',
  search: 'Rechercher',
  chooseFiles: 'Choisir des fichiers',
  chooseFile: 'Choisir un fichier',
  orDropFiles: 'ou déposez-les ici',
  orDropFile: 'ou déposez-le ici',
  discardTitle: 'Abandonner votre saisie ?',
  discardText: 'Elle n’a pas été enregistrée.',
  discard: 'Abandonner',
  keepEditing: 'Continuer la saisie',
  errorSummary: ({ n }) =>
    n === 1 ? 'Une réponse demande votre attention' : `${n} réponses demandent votre attention`,
  moveTo: 'Déplacer vers…',
  moveItem: ({ item }) => `Déplacer ${item} vers…`,
  moved: ({ item, column }) => `${item} déplacé vers ${column}.`,
  dropHere: 'Déposer ici',
  notAllowedHere: 'Déplacement impossible ici',
  showMore: 'Afficher plus',
  noItems: 'Aucun élément',
  items: ({ n }) => (n <= 1 ? `${n} élément` : `${n} éléments`),
  soon: 'Bientôt',
  value: 'Valeur',
  category: 'Catégorie',
  wrongAmount: 'Saisissez un montant, par exemple 150,00',
  tooLong: ({ n, most }) => `Texte trop long : ${n} caractères sur ${most} au maximum`,
  charactersLeft: ({ n }) => (n <= 1 ? `Il reste ${n} caractère` : `Il reste ${n} caractères`),
};

export const sort: SortMessages = {
  sort: 'Trier',
  newestFirst: 'Les plus récents',
};
