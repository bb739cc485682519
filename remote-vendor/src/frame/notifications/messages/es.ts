import type { Messages } from './en.ts';

export const es: Messages = {
  notifications: 'Notificaciones',
  noNotifications: 'No hay notificaciones',
  noNotificationsHint:
    'Aquí aparecen las órdenes de trabajo nuevas, los mensajes y las respuestas a sus facturas.',
  notificationsFailed: 'No se pudieron cargar las notificaciones',
  markReadFailed: 'No se pudieron actualizar las notificaciones',
  unread: 'Sin leer',
  highPriority: 'Prioridad alta',
};
