import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Notificaciones',
  unreadCount: ({ n }) => (n === 0 ? 'Lo ha leído todo.' : `${n} sin leer`),
  markAllRead: 'Marcar todo como leído',
  show: 'Mostrar',
  all: 'Todas',
  unread: 'Sin leer',
  isUnread: 'Sin leer',
  failed: 'No se pudieron cargar las notificaciones',
  none: 'No hay notificaciones',
  noneUnread: 'No hay notificaciones sin leer',
  noneHint: 'Aquí aparecerá lo que ocurra en la comunidad.',
  showAll: 'Mostrar todas las notificaciones',
  priority: 'Prioridad:',
  delete: 'Eliminar',
  allMarked: 'Todas las notificaciones se han marcado como leídas',
  deleted: 'Notificación eliminada',
  undo: 'Deshacer',
  failedToMark: 'No se pudo marcar como leído',
  failedToDelete: 'No se pudo eliminar la notificación',
  failedToRestore: 'No se pudo recuperar la notificación',
};
