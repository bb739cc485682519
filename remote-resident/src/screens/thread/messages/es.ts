import type { Messages } from './en.ts';

export const es: Messages = {
  conversation: 'Conversación',
  notFound: 'No se ha encontrado la conversación',
  notFoundHint: 'Puede que se haya eliminado o que no sea una de las suyas.',
  allMessages: 'Todos los mensajes',
  failed: 'No se han podido cargar los mensajes de la conversación',
  noMessages: 'No hay mensajes en esta conversación',
  you: 'Usted',
  everyone: 'Toda la comunidad',
  highPriority: 'Prioridad alta',
  today: 'Hoy',
  yesterday: 'Ayer',
  showEarlier: 'Mostrar mensajes anteriores',
  newMessages: 'Nuevos',
  message: 'Mensaje',
  send: 'Enviar',
  required: 'La respuesta es obligatoria',
  sent: '¡Mensaje enviado!',
  failedToSend: 'No se ha podido enviar el mensaje',
};
