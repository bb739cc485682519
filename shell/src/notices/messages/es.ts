import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const es: Messages = {
  storage: {
    'storage-damaged':
      'Parte de lo guardado en este dispositivo no se pudo leer. Se ha apartado y vuelve a ver los datos de ejemplo.',
    'storage-newer':
      'Lo guardado en este dispositivo procede de una versión más reciente del portal. Se ha apartado y vuelve a ver los datos de ejemplo.',
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
