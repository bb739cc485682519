import type { Labels } from './en.ts';

export const fr: Labels = {
  area: 'Administration',
  dashboard: 'Tableau de bord d’administration',
  admin: 'Administration',
  dashboardDescription:
    'Publiez, modérez les forums, suivez les prestataires, diffusez des messages',
  ticketManagement: 'Gestion des demandes',
  support: 'Assistance',
  ticketsDescription: 'Examinez, confiez et clôturez les demandes des résidents',
  ticket: 'Demande',
};
