import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: 'Hola, {name}:',
  footer: 'Enviado por el portal de {association}.',
  laterRole: '{role} desde el {from}',
  signIn: {
    subject: 'Iniciar sesión en {association}',
    lead: ['Este enlace inicia su sesión. Funciona una sola vez, durante 15 minutos.'],
    action: 'Iniciar sesión',
    end: [
      'O escriba este código donde pidió el enlace: {code}',
      'Si no lo pidió, puede ignorar este correo.',
    ],
  },
  signInLater: {
    subject: 'Su acceso a {association} empieza el {from}',
    lead: [
      'Su acceso a {association} empieza el {from}. A partir de ese día podrá pedir en la página un enlace para iniciar sesión.',
    ],
    action: 'Abrir el portal',
    end: ['Si no quería iniciar sesión, puede ignorar este correo.'],
  },
  proof: {
    subject: 'Su código para {association}',
    lead: [
      'Va a cambiar algo importante en el portal. Escriba allí este código en los próximos 10 minutos: {code}',
    ],
    action: 'Abrir el portal',
    end: [
      'Si no ha sido usted, puede que otra persona haya iniciado sesión en su nombre: cierre esa sesión en su perfil y avise a la administración de {association}.',
    ],
  },
  invitation: {
    subject: 'Le damos la bienvenida al portal de {association}',
    lead: [
      '{association} le ha añadido a su portal: noticias, mensajes, solicitudes y documentos en un solo lugar.',
      'Figura en él como: {roles}.',
      'Su acceso empieza el {from}. Hasta entonces no podrá iniciar sesión.',
      'No necesita contraseña. Escriba esta dirección de correo en la página y recibirá un enlace para iniciar sesión.',
    ],
    action: 'Abrir el portal',
    end: [],
  },
  emailConfirmation: {
    subject: 'Confirme su nueva dirección de correo',
    lead: [
      'Ha pedido que {association} use esta dirección. Confírmela en un plazo de 24 horas; hasta entonces vale la anterior.',
    ],
    action: 'Confirmar la dirección',
    end: ['Si no lo pidió, puede ignorar este correo.'],
  },
  emailChanged: {
    subject: 'Su dirección de correo ha cambiado',
    lead: [
      'El portal de {association} ya no usa esta dirección para usted. Inicie sesión con la nueva.',
      'Si no fue usted, avise enseguida a la administración de {association}.',
    ],
    action: 'Abrir el portal',
    end: [],
  },
  broadcast: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Abrir el portal',
    end: ['En su perfil puede elegir qué correos recibe.'],
  },
  notification: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Abrir en el portal',
    end: ['En su perfil puede elegir qué correos recibe.'],
  },
};
