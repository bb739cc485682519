import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Gestion des demandes',
  tickets: 'Demandes',
  createWorkItem: 'Créer un ordre de travail',
  noTickets: 'Rien n’a encore été signalé',
  orderFirst: 'Commander des travaux à un prestataire',
  orderWork: 'Commander des travaux',
  orderWorkFor: ({ title }) => `Commander des travaux : ${title}`,
  view: 'Affichage',
  list: 'Liste',
  table: 'Tableau',
  columns: 'Colonnes',
  resetColumns: 'Réinitialiser',
  done: 'Terminé',
  kanban: 'Kanban',
  withoutClosed: 'sans les fermées',

  bulk: 'Demandes sélectionnées',
  selectAll: 'Tout sélectionner',
  selected: ({ n, total }) =>
    plural('fr', n, {
      one: `${n} sur ${total} sélectionnée`,
      other: `${n} sur ${total} sélectionnées`,
    }),
  newStatus: 'Nouveau statut',
  newStatusPlaceholder: 'Nouveau statut…',
  chooseStatus: 'Choisissez d’abord le nouveau statut',
  changeStatus: 'Changer le statut',
  clear: 'Effacer',
  clearSelection: 'Effacer la sélection',
};
