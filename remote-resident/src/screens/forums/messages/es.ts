import { formatNumber, plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Foros de la comunidad',
  description: 'Pregunte, proponga y vea de qué hablan sus vecinos.',
  newTopic: 'Nuevo tema',
  newTopicComingSoon: '¡Pronto podrá abrir temas nuevos!',
  failed: 'No se pudieron cargar los temas del foro',
  topics: 'Temas',
  tags: 'Etiquetas',
  allTopics: 'Todos los temas',
  showAllTopics: 'Mostrar todos los temas',
  noTopics: 'Todavía no hay temas en el foro',
  noTopicsHint: 'Aquí aparecerá lo que los vecinos empiecen a debatir.',
  noTopicsWithTag: ({ tag }) => `No hay temas con la etiqueta «${tag}»`,
  active: 'Última actividad:',
  comments: ({ n }) =>
    plural('es', n, { one: '1 comentario', other: `${formatNumber(n, 'es')} comentarios` }),
  views: ({ n }) => plural('es', n, { one: '1 visita', other: `${formatNumber(n, 'es')} visitas` }),
};
