import type { Messages } from './en.ts';

export const es: Messages = {
  'ticket-not-found': 'Solicitud no encontrada',
  'not-implemented': 'El modo de datos reales aún no está disponible',
  conflict: 'Otra persona lo cambió mientras tanto. No se sobrescribió nada.',
  'storage-full': 'No queda espacio en este dispositivo. No se guardó nada.',
  network: 'La conexión ha fallado. Compruébela e inténtelo de nuevo.',
  busy: 'El portal está ocupado. Inténtelo de nuevo.',
  'new-version':
    'Hay una versión nueva del portal. Vuelva a cargar la página cuando haya enviado o guardado su texto.',
  updating: 'El portal se está actualizando. Inténtelo de nuevo en un momento.',
  'sign-in-invalid': 'Este enlace o código es incorrecto, ya se ha usado o ha caducado. Pida otro.',
  'proof-needed': 'No se ha cambiado nada, porque no se ha confirmado con un código.',
  'too-many-requests': 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
};
