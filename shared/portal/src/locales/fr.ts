import type { Messages as PortalMessages } from '../messages.ts';

export const portal: PortalMessages = {
  areaFailed: ({ area }) => `Impossible de charger ${area}`,
  areaFailedHint: 'Le reste du portail continue de fonctionner. Réessayez dans un instant.',
  notFound: 'Page introuvable',
  notFoundHint: 'Cette page sera bientôt disponible.',
  noSuchPage:
    'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou l’adresse est inexacte.',
  goHome: 'Aller à l’accueil',
};
