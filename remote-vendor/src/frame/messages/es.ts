import { es as pages } from '../../pages/labels/es.ts';
import type { Messages } from './en.ts';

export const es: Messages = {
  pages,
  notFound: 'Página no encontrada',
  main: 'Principal',
  collapse: 'Contraer la navegación',
  expand: 'Desplegar la navegación',
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
};
