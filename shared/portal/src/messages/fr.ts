import type { Messages } from './en.ts';

export const fr: Messages = {
  areaFailed: ({ area }) => `Impossible de charger ${area}`,
  areaFailedHint: 'Le reste du portail continue de fonctionner. Réessayez dans un instant.',
  notFound: 'Page introuvable',
  notFoundHint: 'Cette page sera bientôt disponible.',
  goHome: 'Aller à l’accueil',
};
