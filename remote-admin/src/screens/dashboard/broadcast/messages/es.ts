import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Nuevo comunicado',
  audience: 'Destinatarios',
  whichBuilding: 'Qué edificio',
  chooseBuilding: 'Elija un edificio',
  whichGroup: 'Qué grupo',
  chooseGroup: 'Elija un grupo',
  unitIds: 'Números de vivienda',
  unitIdsHint: 'Separados por comas, por ejemplo: A-101, B-204',
  subject: 'Asunto',
  message: 'Mensaje',
  priority: 'Prioridad',
  sendNotification: 'Enviar notificación',
  sendEmail: 'Enviar correo electrónico',

  recipients: ({ n }) => (n === 1 ? 'destinatario' : 'destinatarios'),
  counting: 'Contando…',
  countUnknown: 'No se conoce el número de destinatarios',
  chooseAudience: 'Elija quién debe recibirlo',
  preview: 'Vista previa',
  noSubject: 'Sin asunto todavía',
  noMessage: 'Lo que escriba se verá aquí como lo leerán los residentes.',
  ways: 'Les llega por',
  inMessages: 'En Mensajes',
  inBell: 'En sus notificaciones',
  byNotification: 'Notificación',
  byEmail: 'Correo electrónico',

  saveDraft: 'Guardar borrador',
  notSaved: 'Sin guardar',
  savedAsDraft: 'Guardado como borrador',
  send: 'Enviar comunicado',
  sendQuestion: '¿Enviar este comunicado?',
  sendQuestionTo: ({ n }) =>
    n === 1
      ? '¿Enviar este comunicado a 1 destinatario?'
      : `¿Enviar este comunicado a ${n} destinatarios?`,
  sendHint: 'Se envía de inmediato y no se puede retirar.',
  confirmSend: 'Enviar',
  sending: 'Enviando…',
  sent: ({ n }) =>
    n === 1 ? '¡Comunicado enviado a 1 destinatario!' : `¡Comunicado enviado a ${n} destinatarios!`,
  draftSaved: '¡Borrador guardado correctamente!',
  failedToSend: 'No se pudo enviar el comunicado',
  failedToSave: 'No se pudo guardar el borrador',
  failedToLoad: 'No se pudo cargar el borrador',

  sentTitle: 'Comunicados enviados',
  sentSubject: 'Asunto',
  sentTo: 'Enviado a',
  sentCount: 'Destinatarios',
  sentAt: 'Fecha de envío',
  sentBy: 'Enviado por',
  noneSent: 'Aún no se ha enviado ninguno',
  noneSentHint: 'Cada comunicado aparece aquí en cuanto se envía.',
  failedToLoadSent: 'No se pudieron cargar los comunicados enviados',
};
