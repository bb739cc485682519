import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Notificaciones',
  unreadCount: ({ n }) => (n === 0 ? 'Lo ha leído todo.' : `${n} sin leer`),
  markAllRead: 'Marcar todo como leído',
  show: 'Mostrar',
  all: 'Todas',
  unread: 'Sin leer',
  isUnread: 'Sin leer',
  failed: 'No se han podido cargar las notificaciones',
  none: 'No hay notificaciones',
  noneUnread: 'No hay notificaciones sin leer',
  noneHint: 'Aquí aparecerá lo que ocurra en la comunidad.',
  showAll: 'Mostrar todas las notificaciones',
  priority: 'Prioridad:',
  delete: 'Eliminar',
  allMarked: 'Todas las notificaciones se han marcado como leídas',
  deleted: 'Notificación eliminada',
  undo: 'Deshacer',
  failedToMark: 'No se ha podido marcar como leído',
  failedToDelete: 'No se ha podido eliminar la notificación',
  failedToRestore: 'No se ha podido recuperar la notificación',
};
