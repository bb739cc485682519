import { plural } from '@hoa/ui/text';
import type { Messages as FrameMessages } from '../frame/messages.ts';
import type { Messages as NotificationsMessages } from '../frame/notifications/messages.ts';
import type { Messages as OtherInvoicesMessages } from '../other-invoices/messages.ts';
import type { Labels } from '../pages/labels.ts';
import type { Messages as QuickActionsMessages } from '../quick-actions/messages.ts';
import type { Messages as BoardItemsMessages } from '../screens/board-items/messages.ts';
import type { Messages as InvoicesMessages } from '../screens/invoices/messages.ts';
import type { Messages as MenuMessages } from '../screens/menu/messages.ts';
import type { Messages as WorkOrderMessages } from '../work-order/messages.ts';

export const labels: Labels = {
  area: 'Portail des prestataires',
  boardItems: 'Ordres de travail',
  dashboard: 'Tableau de bord',
  vendorDashboard: 'Tableau de bord du prestataire',
  boardItemsDescription: 'Vos ordres de travail en tableau ou en liste, avec leurs échanges',
  invoices: 'Factures',
  invoicesDescription: 'Brouillons à envoyer, paiements attendus et sommes réglées',
  menu: 'Menu',
};

export const frame: FrameMessages = {
  pages: labels,
  notFound: 'Page introuvable',
  main: 'Principale',
  collapse: 'Réduire la navigation',
  expand: 'Déployer la navigation',
  skip: 'Aller au contenu',
  live: 'En direct',
  mock: 'Démo',
  vendor: 'Prestataire',
  vendorAccount: 'Compte prestataire',
  quickMenu: 'Menu rapide',
  userMenu: 'Menu utilisateur',
  profileSettings: 'Paramètres du profil',
  roles: {
    resident: 'Résident',
    vendor: 'Prestataire',
    admin: 'Administration',
    'board-member': 'Conseil',
    treasurer: 'Trésorerie',
    manager: 'Gestion',
    editor: 'Rédaction',
  },
  switchRole: 'Changer de rôle',
  signOut: 'Se déconnecter',
  offline: 'Vous êtes hors ligne. Certaines fonctions peuvent être limitées.',
  notifications: 'Notifications',
  notificationsUnread: ({ n }) => `Notifications, ${n} non lues`,
};

export const notifications: NotificationsMessages = {
  notifications: 'Notifications',
  noNotifications: 'Aucune notification',
  noNotificationsHint:
    'Les nouveaux ordres de travail, les messages et les réponses à vos factures apparaissent ici.',
  notificationsFailed: 'Impossible de charger les notifications',
  markReadFailed: 'Impossible de mettre à jour les notifications',
  unread: 'Non lue',
  highPriority: 'Priorité haute',
};

export const quickActions: QuickActionsMessages = {
  quickActions: 'Actions rapides',
  submitInvoice: 'Envoyer une facture',
  logWorkHours: 'Saisir des heures',
  updateServiceAreas: 'Modifier les zones desservies',
  submitInvoiceToast: 'Pour envoyer une facture, ouvrez un ordre résolu ou la page Factures.',
  openInvoices: 'Ouvrir Factures',
  logWorkHoursToast: 'La saisie des heures sera bientôt disponible.',
  updateServiceAreasToast: 'La modification des zones desservies sera bientôt disponible.',
};

export const boardItems: BoardItemsMessages = {
  title: 'Ordres de travail',
  view: 'Affichage',
  kanban: 'Kanban',
  table: 'Tableau',
  searchHint: 'Rechercher un ordre',
  status: 'Statut',
  priority: 'Priorité',
  allStatuses: 'Tous les statuts',
  allPriorities: 'Toutes les priorités',
  clearFilters: 'Effacer les filtres',
  filters: 'Filtres',
  counter: ({ shown, total }) => `${shown} sur ${total} ordres`,
  board: 'Ordres de travail par statut',

  subject: 'Objet',
  updated: 'Mis à jour',
  unit: 'Logement',
  actions: 'Actions',
  openItem: ({ title }) => `Ouvrir ${title}`,

  noWorkOrders: 'Aucun ordre de travail ne vous est confié',
  noWorkOrdersHint: 'Les nouveaux ordres apparaissent ici dès que la copropriété vous les confie.',
  noMatch: 'Aucun ordre ne correspond à vos filtres',
  loadFailed: 'Impossible de charger les demandes',
  statusFailed: 'Impossible de mettre à jour le statut',
  statusUpdated: ({ label }) => `Statut changé : ${label}`,

  summary: 'Chiffres clés',
  activeWorkOrders: 'Ordres en cours',
  completedThisMonth: 'Terminés ce mois-ci',
  pendingInvoices: 'Factures en attente',
  totalEarnings: 'Revenus totaux',
  figuresFailed: 'Impossible de charger les chiffres',

  performance: 'Performance',
  rating: 'Note',
  ratingOutOf: ({ rating }) => `${rating} sur 5`,
  responseTime: 'Délai de réponse',
  hours: ({ n, hours }) => `${hours} ${plural('fr', n, { one: 'heure', other: 'heures' })}`,
  completedByMonth: 'Ordres terminés, par mois',
  completed: 'Terminés',
  financials: 'Finances',
  earned: 'Gagné en six mois',
  nextPayment: 'Prochain paiement',
  sampleFigure: 'Chiffre d’exemple',
  earningsByMonth: 'Revenus par mois',
  earnings: 'Revenus',
  month: 'Mois',
};

export const workOrder: WorkOrderMessages = {
  workOrder: 'Ordre de travail',
  loadFailed: 'Impossible de charger le détail de la demande',
  notFound: 'Demande introuvable',
  notFoundHint: 'Elle n’existe pas ou ne vous est pas confiée.',
  backToBoard: 'Retour aux ordres de travail',
  fullPage: 'Pleine page',
  fullPageHint: 's’ouvre dans un nouvel onglet',
  description: 'Description',
  noDescription: 'Il n’y a pas de description.',
  details: 'Détails',
  tags: 'Étiquettes',
  attachments: 'Pièces jointes',
  communication: 'Échanges',

  actions: 'Actions',
  updateStatus: 'Changer le statut',
  closedHint: 'Un ordre clos le reste.',
  closeQuestion: 'Clore cet ordre de travail ?',
  closeHint: 'Un ordre clos le reste : seule l’administration peut le rouvrir.',
  confirmClose: 'Clore l’ordre',
  statusUpdated: ({ label }) => `Statut changé : ${label}`,
  statusFailed: 'Impossible de mettre à jour le statut',
  attachPhotos: 'Joindre des photos',
  attachmentRemoved: 'Pièce jointe retirée',
  removeFailed: 'Impossible de retirer la pièce jointe',
  createInvoice: 'Créer une facture',
  invoiced: ({ n, total }) =>
    plural('fr', n, {
      one: `${n} facture envoyée à ce jour : ${total}`,
      other: `${n} factures envoyées à ce jour : ${total}`,
    }),

  laborHours: 'Heures de travail',
  laborHoursHint: 'Par exemple 1,5 ou 0,25',
  laborRate: 'Taux horaire',
  laborRateHint: 'Par heure',
  materialsCostHint: 'Au total',
  materialsCost: 'Coût du matériel',
  calculatedTotal: 'Total calculé',
  amount: 'Montant de la facture',
  amountHint: 'Repris du total calculé ; modifiez-le si un autre montant a été convenu.',
  invoiceDescription: 'Description',
  notes: 'Remarques',
  documents: 'Justificatifs',
  summary: 'Récapitulatif',
  labor: 'Main-d’œuvre',
  laborLine: ({ hours, rate }) => `${hours} h × ${rate}`,
  materials: 'Matériel',
  adjustment: 'Ajustement',
  files: 'Documents',
  toPay: 'À payer',
  submit: 'Envoyer la facture',
  amountMissing: 'Indiquez d’abord un montant et une description',
  submitted: 'Facture envoyée',
  submitQuestion: ({ amount }) => `Envoyer une facture de ${amount} ?`,
  submitHint:
    'L’administration en est informée, toutes les personnes de cet ordre voient le montant, et la facture ne peut plus être modifiée.',
  confirmSubmit: 'Envoyer',
  submitFailed: 'Impossible d’envoyer la facture',
};

export const invoices: InvoicesMessages = {
  title: 'Factures',
  create: 'Créer une facture',
  edit: 'Modifier la facture',
  loadFailed: 'Impossible de charger les factures',
  none: 'Aucune facture pour l’instant',
  noneHint: 'Rédigez-en une pour un ordre de travail ; elle reste un brouillon jusqu’à son envoi.',

  pendingPayment: 'Paiement en attente',
  pendingHint: 'Envoyées et approuvées',
  paidThisMonth: 'Payé ce mois-ci',
  paidHint: 'Déjà réglé',
  paidInAll: ({ amount }) => `${amount} au total`,
  totalInvoices: 'Nombre de factures',
  totalHint: 'Brouillons et refus compris',
  totals: 'Factures par statut',
  totalCount: ({ n }) => `${n} au total`,
  draftCount: ({ n }) => plural('fr', n, { one: `${n} brouillon`, other: `${n} brouillons` }),
  paidCount: ({ n }) => plural('fr', n, { one: `${n} payée`, other: `${n} payées` }),

  number: 'Facture',
  workOrder: 'Ordre de travail',
  amount: 'Montant',
  status: 'Statut',
  submitted: 'Envoyée',
  due: 'Échéance',
  actions: 'Actions',
  editOne: ({ number }) => `Modifier ${number}`,
  submitOne: ({ number }) => `Envoyer ${number}`,
  submit: 'Envoyer pour approbation',

  deleteOne: ({ number }) => `Supprimer ${number}`,
  delete: 'Supprimer',
  deleteQuestion: 'Voulez-vous vraiment supprimer ce brouillon ?',
  submitQuestion: ({ number }) => `Envoyer ${number} ?`,
  submitHint: 'L’administration en est informée, et la facture ne peut plus être modifiée.',
  confirmSubmit: 'Envoyer',
  deletedToast: 'Brouillon supprimé',
  deleteFailed: 'Impossible de supprimer le brouillon',

  submittedToast: 'Facture envoyée pour approbation',
  createdToast: 'Facture créée',
  updatedToast: 'Facture mise à jour',
  submitFailed: 'Impossible d’envoyer la facture',
  saveFailed: 'Impossible d’enregistrer la facture',

  workOrderId: 'Numéro de l’ordre de travail',
  workOrderIdHint: 'L’un de vos ordres de travail.',
  chooseWorkOrder: 'Choisissez un ordre de travail',
  searchWorkOrders: 'Rechercher un ordre de travail',
  readyToSubmit: 'Prête à soumettre',
  submitOnceDone: ({ status }) => `À soumettre une fois résolue (${status})`,
  notDoneYet: ({ status }) =>
    `L’ordre de travail a le statut ${status} : la facture pourra être envoyée une fois l’ordre résolu ou clos.`,
  workOrderTitle: 'Titre de l’ordre de travail',
  laborHours: 'Heures de travail',
  laborHoursHint: 'Par exemple 1,5 ou 0,25',
  laborRate: 'Taux horaire',
  laborRateHint: 'Par heure',
  materials: 'Matériel',
  item: 'Article',
  quantity: 'Quantité',
  unitCost: 'Prix unitaire',
  addMaterial: 'Ajouter du matériel',
  removeMaterial: ({ n }) => `Retirer le matériel ${n}`,
  oneMaterial: 'Il doit rester au moins une ligne de matériel',
  notes: 'Remarques',
  labor: 'Main-d’œuvre',
  total: 'Total',
  save: 'Enregistrer le brouillon',
  saveSecondQuestion: 'Enregistrer une autre facture pour cet ordre de travail ?',
  saveChanges: 'Enregistrer les modifications',
  dueInfo: 'Un nouveau brouillon est dû 30 jours après sa création.',
};

export const otherInvoices: OtherInvoicesMessages = {
  invoicesOfOrder: ({ names }) => `Cet ordre de travail a déjà : ${names}.`,
};

export const menu: MenuMessages = {
  title: 'Menu',
  description: 'Vos outils et tout ce que vous pouvez ouvrir.',
  vendorTools: 'Outils du prestataire',
  sections: 'Rubriques',
};
