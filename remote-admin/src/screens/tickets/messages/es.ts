import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Gestión de solicitudes',
  tickets: 'Solicitudes',
  createWorkItem: 'Crear orden de trabajo',
  noTickets: 'Todavía no se ha comunicado nada',
  orderFirst: 'Encargar un trabajo a un proveedor',
  orderWork: 'Encargar trabajo',
  orderWorkFor: ({ title }) => `Encargar trabajo: ${title}`,
  view: 'Vista',
  list: 'Lista',
  table: 'Tabla',
  columns: 'Columnas',
  resetColumns: 'Restablecer',
  done: 'Listo',
  kanban: 'Kanban',
  withoutClosed: 'sin las cerradas',

  bulk: 'Solicitudes seleccionadas',
  selectAll: 'Seleccionar todas',
  selected: ({ n, total }) =>
    plural('es', n, {
      one: `${n} de ${total} seleccionada`,
      other: `${n} de ${total} seleccionadas`,
    }),
  newStatus: 'Nuevo estado',
  newStatusPlaceholder: 'Nuevo estado…',
  chooseStatus: 'Elija primero el nuevo estado',
  changeStatus: 'Cambiar estado',
  clear: 'Quitar',
  clearSelection: 'Quitar selección',
};
