import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  failed: 'Impossible de charger la vue d’ensemble',
  community: 'Résidence',
  work: 'Prestataires et travaux',
  figures: {
    residents: 'Résidents',
    openTickets: 'Demandes en cours',
    activeNews: 'Actualités en ligne',
    securityAlerts: 'Alertes de sécurité',
    vendors: 'Prestataires',
    activeWorkOrders: 'Ordres de travail en cours',
    pendingInvoices: 'Factures en attente',
    completedThisMonth: 'Terminés ce mois-ci',
  },
  waiting: 'En attente du conseil',
  nothingWaits: 'Rien n’attend',
  failedWaiting: 'Impossible de charger ce qui attend',
  waits: {
    safetyTickets: ({ n }) =>
      plural('fr', n, {
        one: 'demande de sécurité ouverte, quel que soit son statut',
        other: 'demandes de sécurité ouvertes, quel que soit leur statut',
      }),
    overdueWorkOrders: ({ n }) =>
      plural('fr', n, { one: 'ordre de travail en retard', other: 'ordres de travail en retard' }),
    newTickets: ({ n }) =>
      plural('fr', n, { one: 'nouvelle demande à voir', other: 'nouvelles demandes à voir' }),
    ticketsInReview: ({ n }) =>
      plural('fr', n, { one: 'demande à trancher', other: 'demandes à trancher' }),
    submittedInvoices: ({ n }) =>
      plural('fr', n, { one: 'facture envoyée', other: 'factures envoyées' }),
  },
  pendingParts: ({ submitted, approved }) =>
    `${submitted} envoyée${submitted > 1 ? 's' : ''}, ${approved} approuvée${approved > 1 ? 's' : ''}`,
  trends: 'Tendances',
  failedTrends: 'Impossible de charger les tendances',
  failedFinances: 'Impossible de charger les finances',
  openedAndClosed: 'Demandes ouvertes et closes',
  opened: 'Ouvertes',
  closed: 'Closes',
  month: 'Mois',
  ageOfOpen: 'Ancienneté des demandes en cours',
  daysOld: ({ from, upTo }) =>
    from === 0
      ? `Jusqu’à ${upTo} jours`
      : upTo === null
        ? `Plus de ${from} jours`
        : `De ${from + 1} à ${upTo} jours`,
  responseTime: 'Délai de réponse',
  responseHint: 'Jusqu’à la première réponse du prestataire',
  hours: ({ n }) => `${n} h`,
  spending: 'Dépenses par prestataire',
  nothingPaid: 'Rien n’a encore été payé.',
  duesOutstanding: 'Charges impayées',
  owingUnits: 'Logements aux charges impayées',
  overdueDues: ({ n }) =>
    plural('fr', n, { one: '1 foyer en retard', other: `${n} foyers en retard` }),
  dueLater: ({ n }) =>
    plural('fr', n, { one: '1 foyer pas encore échu', other: `${n} foyers pas encore échus` }),
  unit: 'Logement',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  searchResidents: 'Chercher par nom, logement ou e-mail',
  residentsToCome: 'Aucun résident pour l’instant',
  noResidents: 'Aucun résident ne correspond',
  failedResidents: 'Impossible de charger les résidents',
  balance: 'Solde',
  dueDate: 'Échéance',
  duesTotal: ({ n, amount, overdue }) =>
    plural('fr', n, {
      one: `${amount} de ${n} foyer, dont ${overdue} en retard`,
      other: `${amount} de ${n} foyers, dont ${overdue} en retard`,
    }),
  residentCount: ({ n }) => plural('fr', n, { one: `${n} résident`, other: `${n} résidents` }),
  overdue: 'En retard',
  nothingOwed: 'Personne ne doit de charges',
  quickActions: 'Actions rapides',
  createWorkItem: 'Créer un ordre de travail',
  createNews: 'Créer une actualité',
  createTopic: 'Créer un sujet',
  sendBroadcast: 'Diffuser un message',
  manageTickets: 'Gérer les demandes',
  reviewInvoices: 'Examiner les factures',
  systemStatus: 'État du système',
  checkAgain: 'Vérifier de nouveau',
  allWell: 'Tout fonctionne',
  someTrouble: 'Un point demande votre attention',
  connection: 'Connexion',
  online: 'En ligne',
  offline: 'Hors ligne',
  portalData: 'Données du portail',
  responding: 'Disponibles',
  notResponding: 'Indisponibles',
  checking: 'Vérification…',
  storage: 'Espace sur cet appareil',
  storageFine: 'Espace suffisant',
  storageLow: 'Presque plein',
  checkedAt: ({ time }) => `À ${time}`,
};
