import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Buscar',
  disabled: 'La búsqueda está desactivada temporalmente',
  disabledHint: 'Esta función está desactivada temporalmente. Mientras tanto, utilice el menú.',
  asked: ({ query }) => `Ha buscado «${query}».`,
  searchFor: 'Buscar en el portal',
  openMenu: 'Abrir el menú',
};
