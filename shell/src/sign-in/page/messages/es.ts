import type { Messages } from './en.ts';

export const es: Messages = {
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
