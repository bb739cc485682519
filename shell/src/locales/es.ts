import { plural } from '@hoa/ui/text';
import type { Messages as ReauthMessages } from '../live/reauth/messages.ts';
import type { Messages as ShellMessages } from '../messages.ts';
import type { Messages as NoticesMessages } from '../notices/messages.ts';
import type { Messages as QuickMenuMessages } from '../quick-menu/messages.ts';
import type { Messages as LoginMessages } from '../sign-in/page/messages.ts';

export const shell: ShellMessages = {
  skip: 'Saltar al contenido',
  main: 'Principal',
  quickMenu: 'Menú rápido',
  userMenu: 'Menú de usuario',
  collapse: 'Contraer la navegación',
  expand: 'Desplegar la navegación',
  back: 'Volver',
  live: 'En vivo',
  mock: 'Demostración',
  roles: {
    resident: 'Residente',
    vendor: 'Proveedor',
    admin: 'Administración',
    'board-member': 'Junta directiva',
    treasurer: 'Tesorería',
    manager: 'Gestión',
    editor: 'Redacción',
  },
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
  portalName: 'Portal de la comunidad',
  errorTitle: 'Algo ha salido mal',
  errorText:
    'Se ha producido un error inesperado. Vuelva a cargar la página o regrese a la página de inicio.',
  reload: 'Volver a cargar la página',
  goToHome: 'Ir a la página de inicio',
};

export const login: LoginMessages = {
  title: 'Iniciar sesión',
  welcome: 'Noticias, solicitudes y pagos de su comunidad en un solo lugar.',
  emailSignIn: 'Acceso por correo electrónico',
  email: 'Correo electrónico',
  mockHint:
    'El portal funciona ahora con datos de ejemplo y no envía correos. Utilice el acceso de demostración.',
  send: 'Enviar enlace de acceso',
  sent: '¡Enlace enviado! Revise su correo electrónico.',
  sendingFailed: 'No se pudo enviar el enlace de acceso',
  mockRefusal: 'El enlace de acceso está desactivado en el modo de demostración',
  mockLogin: 'Acceso de demostración',
  mockLoginHint: 'Recorra el portal como una de las personas de ejemplo.',
  help: '¿No puede acceder? Póngase en contacto con la administración de su comunidad.',
  privacy: 'Privacidad',
  mode: 'Modo',
  mockMode: 'Datos de ejemplo para explorar',
  liveMode: 'Su comunidad, con un enlace por correo',
  liveUnavailable: 'El modo real no está disponible ahora',
  liveNeedsHttps:
    'Inicie sesión con una conexión segura: abra el portal por HTTPS o, en el equipo donde se ejecuta, en http://localhost.',
  signIn: 'Iniciar sesión',
  linkFor: ({ email }) => `Ha abierto el enlace de acceso de ${email}.`,
  codeSignIn: 'Introducir el código',
  codeSentTo: ({ email }) =>
    `Si ${email} tiene acceso, recibirá un correo con un enlace y un código de seis cifras. Si el acceso empieza más tarde, el correo indica desde cuándo.`,
  code: 'Código',
  codeRequired: 'Introduzca las seis cifras del correo',
  chooseRole: 'Elija un perfil',
  chooseRoleHint: 'Puede cambiarlo después en el menú de usuario.',
  errors: {
    'email-required': 'Introduzca su dirección de correo electrónico',
    'email-invalid': 'Introduzca una dirección de correo electrónico válida',
    'email-not-found': 'No se ha encontrado la dirección de correo para completar el acceso',
    'not-a-link': 'Esta dirección no es un enlace de acceso',
    'sign-in-invalid':
      'Este enlace o código es incorrecto, ya se ha usado o ha caducado. Pida otro.',
    network: 'La conexión ha fallado. Compruébela e inténtelo de nuevo.',
    busy: 'El portal está ocupado. Inténtelo de nuevo.',
    'too-many-requests': 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    'too-many-links':
      'Se han solicitado demasiados enlaces. Si recibió uno en los últimos 15 minutos, ábralo. Si no, espere 15 minutos e inténtelo de nuevo.',
    'too-many-codes':
      'Se han probado demasiados códigos. Abra el enlace del correo, o espere 15 minutos e inténtelo de nuevo.',
    'new-version': 'Hay una nueva versión del portal. Vuelva a cargar la página.',
    updating: 'El portal se está actualizando. Inténtelo de nuevo en un momento.',
  },
};

export const reauth: ReauthMessages = {
  title: 'Confirmar que es usted',
  lead: ({ email }) =>
    `Esto requiere un código. Enviamos seis cifras a ${email}; valen durante 10 minutos.`,
  code: 'Código',
  codeRequired: 'Introduzca las seis cifras del correo',
  confirm: 'Confirmar',
  sendAgain: 'Enviar otro código',
  sent: '¡Código enviado! Revise su correo.',
  passkeyLead: 'Confirme con su llave de acceso: huella, rostro o PIN del dispositivo.',
  usePasskey: 'Usar llave de acceso',
  useCode: 'Enviar un código por correo',
  passkeyFailed: 'No se aceptó la llave de acceso. Inténtelo de nuevo o use un código.',
  errors: {
    failed: 'No se pudo confirmar',
    'sign-in-invalid': 'Este código es incorrecto, ya se usó o ha caducado. Pida otro.',
    'too-many-requests': 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    network: 'La conexión ha fallado. Compruébela e inténtelo de nuevo.',
    offline: 'No tiene conexión. Inténtelo de nuevo cuando la tenga.',
    busy: 'El portal está ocupado. Inténtelo de nuevo.',
  },
};

export const notices: NoticesMessages = {
  storage: {
    'storage-damaged':
      'Lo guardado en este dispositivo no se pudo leer. Se ha eliminado y vuelve a ver los datos de ejemplo.',
    'storage-outdated':
      'Lo guardado en este dispositivo procede de una versión anterior del portal. Se ha eliminado y vuelve a ver los datos de ejemplo.',
    'storage-forbidden':
      'Este navegador no permite que el portal guarde nada. Los cambios duran hasta que cierre la página.',
  },
  outbox: {
    sent: (n) =>
      plural('es', n, {
        one: 'Se ha enviado 1 elemento escrito sin conexión.',
        other: `Se han enviado ${n} elementos escritos sin conexión.`,
      }),
    refused: (n) =>
      plural('es', n, {
        one: 'No se pudo enviar 1 elemento escrito sin conexión. El motivo figura junto a él.',
        other: `No se pudieron enviar ${n} elementos escritos sin conexión. Los motivos figuran junto a ellos.`,
      }),
    damaged: 'Algo escrito sin conexión no se ha podido leer. Se ha apartado.',
  },
  sessionEnded: 'Su sesión ha terminado. Inicie sesión de nuevo para continuar donde estaba.',
  newVersion:
    'Hay una versión nueva del portal. Vuelva a cargar la página cuando haya enviado o guardado su texto.',
};

export const quickMenu: QuickMenuMessages = {
  title: 'Menú rápido',
  placeholder: 'Buscar páginas y funciones...',
  pages: 'Páginas y funciones',
  close: 'Cerrar',
  none: ({ query }) => `No hay resultados para «${query}»`,
  found: ({ n }) => (n === 1 ? '1 resultado' : `${n} resultados`),
};
