import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Menú',
  vendorTools: 'Herramientas del proveedor',
  sections: 'Secciones',
};
