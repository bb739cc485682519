import type { Messages } from './en.ts';

export const es: Messages = {
  skip: 'Saltar al contenido',
  main: 'Principal',
  quickMenu: 'Menú rápido',
  userMenu: 'Menú de usuario',
  collapse: 'Contraer la navegación',
  expand: 'Desplegar la navegación',
  back: 'Volver',
  live: 'En vivo',
  mock: 'Demostración',
  roles: { resident: 'Residente', vendor: 'Proveedor', admin: 'Administración' },
  switchRole: 'Cambiar de rol',
  profile: 'Perfil',
  settings: 'Configuración',
  signOut: 'Cerrar sesión',
  unread: ({ n }) => `${n} sin leer`,
  unreadMessages: 'Mensajes sin leer',
  offline: 'Ahora mismo no tiene conexión. Algunas funciones pueden estar limitadas.',
  toasts: 'Avisos',
  dismiss: 'Descartar',
  restricted: 'Acceso restringido',
  restrictedText: ({ role }) =>
    `Esta página no está disponible para su rol. Su rol actual es ${role}.`,
  goHome: 'Ir al inicio',
  registryFailed: 'No se pudieron cargar las páginas del portal',
  registryFailedText: 'Compruebe su conexión e inténtelo de nuevo. No se ha perdido nada.',
  errorTitle: 'Algo ha salido mal',
  errorText:
    'Se ha producido un error inesperado. Vuelva a cargar la página o regrese a la página de inicio.',
  reload: 'Volver a cargar la página',
  goToHome: 'Ir a la página de inicio',
};
