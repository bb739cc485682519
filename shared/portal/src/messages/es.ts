import type { Messages } from './en.ts';

export const es: Messages = {
  areaFailed: ({ area }) => `No se pudo cargar ${area}`,
  areaFailedHint: 'El resto del portal sigue funcionando. Inténtelo de nuevo en un momento.',
  notFound: 'Página no encontrada',
  notFoundHint: 'Esta página estará disponible próximamente.',
  goHome: 'Ir al inicio',
};
