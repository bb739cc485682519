import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Confirmar que es usted',
  lead: ({ email }) =>
    `Esto requiere un código. Enviamos seis cifras a ${email}; valen durante 10 minutos.`,
  code: 'Código',
  codeRequired: 'Introduzca las seis cifras del correo',
  confirm: 'Confirmar',
  sendAgain: 'Enviar otro código',
  sent: '¡Código enviado! Revise su correo.',
  errors: {
    failed: 'No se pudo confirmar',
    'sign-in-invalid': 'Este código es incorrecto, ya se usó o ha caducado. Pida otro.',
    'too-many-requests': 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    network: 'La conexión ha fallado. Compruébela e inténtelo de nuevo.',
    offline: 'No tiene conexión. Inténtelo de nuevo cuando la tenga.',
    busy: 'El portal está ocupado. Inténtelo de nuevo.',
  },
};
