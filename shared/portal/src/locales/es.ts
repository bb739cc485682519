import type { Messages as PortalMessages } from '../messages.ts';

export const portal: PortalMessages = {
  areaFailed: ({ area }) => `No se pudo cargar ${area}`,
  areaFailedHint: 'El resto del portal sigue funcionando. Inténtelo de nuevo en un momento.',
  notFound: 'Página no encontrada',
  notFoundHint: 'Esta página estará disponible próximamente.',
  noSuchPage:
    'No hay ninguna página en esta dirección. Puede que se haya movido o que la dirección no sea correcta.',
  goHome: 'Ir al inicio',
};
