import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Mensajes',
  conversations: 'Conversaciones',
  compose: 'Redactar',
  composeComingSoon: '¡Pronto podrá redactar mensajes!',
  all: 'Todos',
  failed: 'No se pudieron cargar los mensajes',
  none: 'No hay mensajes',
  noneOf: {
    direct: 'No hay mensajes directos',
    payments: 'No hay mensajes sobre pagos',
    broadcast: 'No hay comunicados',
  },
  noneHint: 'Aquí aparecerá lo que le escriban los vecinos y la junta.',
  today: 'Hoy',
  yesterday: 'Ayer',
  everyone: 'Toda la comunidad',
  unread: ({ n }) => `${n} sin leer`,
  highPriority: 'Prioridad alta',
  files: ({ n }) => (n === 1 ? '1 archivo' : `${n} archivos`),
};
