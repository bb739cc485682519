import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Menú',
  description: 'Sus herramientas y todo lo que puede abrir.',
  vendorTools: 'Herramientas del proveedor',
  sections: 'Secciones',
};
