import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Sistema de diseño',
  description:
    'De qué está hecho el portal: copie desde aquí. Cada pieza en sus estados, en claro y oscuro, con sus propiedades.',
  groups: 'Piezas',
  foundations: 'Fundamentos',
  actions: 'Acciones',
  fields: 'Campos',
  feedback: 'Avisos',
  navigation: 'Navegación',
  overlays: 'Superposiciones',
  layout: 'Disposición',
  collections: 'Colecciones',
  themes: 'Mostrar en',
  both: 'Claro y oscuro',
  light: 'Claro',
  dark: 'Oscuro',
  propsOf: ({ name }) => `Propiedades de ${name}`,
  noProps: 'Sin propiedades propias: acepta las de su elemento raíz.',
  prop: 'Propiedad',
  type: 'Tipo',
  meaning: 'Para qué sirve',
  required: 'obligatoria',
  colours: 'Colores por función',
  typeScale: 'Tipografía',
  space: 'Espacio',
};
