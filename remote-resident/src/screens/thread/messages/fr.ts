import type { Messages } from './en.ts';

export const fr: Messages = {
  conversation: 'Conversation',
  notFound: 'Conversation introuvable',
  notFoundHint: 'Elle a peut-être été supprimée, ou vous n’en faites pas partie.',
  allMessages: 'Tous les messages',
  failed: 'Impossible de charger les messages de la conversation',
  noMessages: 'Aucun message dans cette conversation',
  you: 'Vous',
  everyone: 'Toute la résidence',
  highPriority: 'Priorité haute',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  showEarlier: 'Afficher les messages précédents',
  newMessages: 'Nouveaux',
  message: 'Message',
  send: 'Envoyer',
  required: 'La réponse est obligatoire',
  sent: 'Message envoyé !',
  failedToSend: 'Impossible d’envoyer le message',
};
