import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  vendors: 'Prestataires',
  vendor: 'Prestataire',
  allVendors: 'Tous les prestataires',
  services: 'Services',
  createWorkItem: 'Créer un ordre de travail',
  workItem: 'Ordre de travail',
  activeWorkOrders: ({ n }) =>
    plural('fr', n, {
      one: `${n} ordre de travail en cours`,
      other: `${n} ordres de travail en cours`,
    }),
  pendingInvoices: ({ n }) =>
    plural('fr', n, { one: `${n} facture en attente`, other: `${n} factures en attente` }),
  show: 'Afficher',
  workOrders: 'Ordres de travail',
  invoices: 'Factures',
  subject: 'Objet',
  status: 'Statut',
  priority: 'Priorité',
  due: 'Échéance',
  overdue: 'En retard',
  updated: 'Mis à jour',
  invoice: 'Facture',
  fromWorkOrder: 'D’un ordre de travail',
  workOrder: 'Ordre de travail',
  amount: 'Montant',
  submitted: 'Remise',
  notYet: 'Pas encore',
  searchWorkOrders: 'Rechercher un ordre de travail',
  searchInvoices: 'Rechercher une facture',
  searchVendors: 'Rechercher un prestataire',
  noVendors: 'Aucun prestataire',
  noVendorFound: 'Aucun prestataire ne correspond',
  noWorkOrders: 'Aucun ordre de travail confié',
  noInvoices: 'Aucune facture',
  noInvoicesHint: 'Ce que les prestataires facturent pour leur travail apparaîtra ici.',
  failedVendors: 'Impossible de charger les prestataires',
  failedWorkOrders: 'Impossible de charger les ordres de travail',
  failedInvoices: 'Impossible de charger les factures',
};
