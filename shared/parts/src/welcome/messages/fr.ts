import type { Messages } from './en.ts';

export const fr: Messages = {
  title: ({ portal }) => `Bienvenue à ${portal}`,
  intro: {
    resident: 'Votre logement, vos voisins et le bureau au même endroit.',
    vendor: 'Vos travaux, messages et paiements au même endroit.',
    admin: 'Tout ce que la copropriété attend de vous au même endroit.',
  },
  start: 'Pour commencer',
  dismiss: 'Masquer la bienvenue',
  report: 'Signaler un problème',
  pay: 'Payer vos charges',
  attend: 'Voir ce qui se prépare',
  talk: 'Demander aux voisins',
  compare: 'Trier vos travaux',
  finished: 'Voir ce qui est terminé',
  bill: 'Créer une facture',
  triage: 'Passer les tickets en revue',
  order: 'Commander des travaux',
  announce: 'Publier une annonce',
  broadcast: 'Envoyer un message à tous',
};
