import type { Messages } from './en.ts';

export const fr: Messages = {
  title: 'Tableau de bord d’administration',
  description: 'Actualités, forums, prestataires et messages de la résidence en un seul endroit.',
  tabs: {
    overview: 'Vue d’ensemble',
    news: 'Gestion des actualités',
    forums: 'Gestion des forums',
    vendors: 'Gestion des prestataires',
    broadcast: 'Diffusion',
    people: 'Personnes',
  },
};
