import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const es: Messages = {
  waiting: 'Pendiente de envío',
  notSent: 'No enviado',
  kept: 'Guardado en este dispositivo. Se enviará cuando tenga conexión.',
  numberToCome: 'Cuando se envíe',
  tryAgain: 'Reintentar',
  discard: 'Descartar',
  discardQuestion: '¿Descartar lo que ha escrito?',
  discardText: 'No se ha enviado a nadie y no se podrá recuperar.',
  unsent: (n) =>
    plural('es', n, {
      one: 'No se envió 1 cosa que escribió.',
      other: `No se enviaron ${n} cosas que escribió.`,
    }),
  show: 'Mostrar',
  listTitle: 'Sin enviar',
  kinds: {
    'tickets.create': 'Solicitud',
    'tickets.postMessage': 'Mensaje en una solicitud',
    'threads.reply': 'Respuesta a un mensaje',
    'comments.add': 'Comentario en los foros',
  },
  failed: 'Algo ha salido mal',
  reasons: {
    'ticket-not-found': 'La solicitud ya no existe.',
    'thread-not-found': 'La conversación ya no existe.',
    'topic-not-found': 'El tema ya no existe.',
    'not-found': 'Aquello a lo que pertenece ya no existe.',
    'not-implemented': 'El modo de datos reales aún no está disponible',
    'invalid-input': 'Parte de lo introducido no es válida',
    'storage-full': 'No queda espacio en este dispositivo. No se guardó nada.',
    'outbox-expired':
      'Lo escribió hace más de 90 días y quizá ya se envió entonces. Con «Reintentar» se envía ahora.',
    conflict: 'Otra persona lo ha modificado entretanto. No se ha sobrescrito nada.',
  },
};
