import type { Messages } from './en.ts';

export const es: Messages = {
  portal: 'Portal de proveedores',
  main: 'Principal',
  menu: 'Menú',
  skip: 'Ir al contenido',
  live: 'En vivo',
  mock: 'Demostración',
  vendor: 'Proveedor',
  vendorAccount: 'Cuenta de proveedor',
  quickMenu: 'Menú rápido',
  userMenu: 'Menú de usuario',
  profileSettings: 'Ajustes del perfil',
  roles: { resident: 'Residente', vendor: 'Proveedor', admin: 'Administración' },
  switchRole: 'Cambiar de rol',
  signOut: 'Cerrar sesión',
  offline: 'Está sin conexión. Algunas funciones pueden estar limitadas.',
  notifications: 'Notificaciones',
  notificationsUnread: ({ n }) => `Notificaciones, ${n} sin leer`,
  noNotifications: 'No hay notificaciones',
  noNotificationsHint:
    'Aquí aparecen las órdenes de trabajo nuevas, los mensajes y las respuestas a sus facturas.',
  notificationsFailed: 'No se pudieron cargar las notificaciones',
  markReadFailed: 'No se pudieron actualizar las notificaciones',
  unread: 'Sin leer',
  highPriority: 'Prioridad alta',
};
