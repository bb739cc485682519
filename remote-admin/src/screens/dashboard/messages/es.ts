import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Panel de administración',
  description: 'Noticias, foros, proveedores y comunicados de la comunidad en un solo lugar.',
  tabs: {
    overview: 'Resumen',
    news: 'Gestión de noticias',
    forums: 'Gestión de foros',
    vendors: 'Gestión de proveedores',
    broadcast: 'Comunicados',
    people: 'Personas',
  },
};
