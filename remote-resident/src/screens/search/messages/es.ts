import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Buscar',
  disabled: 'La búsqueda está desactivada temporalmente',
  disabledHint: 'Mientras tanto, utilice el menú.',
  asked: ({ query }) => `Ha buscado «${query}».`,
  searchFor: 'Buscar en el portal',
  openMenu: 'Abrir el menú',
};
