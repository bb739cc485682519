import type { Messages } from './en.ts';

export const es: Messages = {
  title: ({ portal }) => `Le damos la bienvenida a ${portal}`,
  intro: {
    resident: 'Su hogar, sus vecinos y la oficina en un solo lugar.',
    vendor: 'Sus trabajos, mensajes y pagos en un solo lugar.',
    admin: 'Todo lo que la comunidad le pide en un solo lugar.',
  },
  start: 'Empiece aquí',
  dismiss: 'Ocultar la bienvenida',
  report: 'Avisar de un problema',
  pay: 'Pagar sus cuotas',
  attend: 'Ver lo que viene',
  talk: 'Preguntar a los vecinos',
  compare: 'Ordenar sus trabajos',
  finished: 'Ver lo terminado',
  bill: 'Crear una factura',
  triage: 'Revisar las solicitudes',
  order: 'Encargar un trabajo',
  announce: 'Publicar una noticia',
  broadcast: 'Enviar un comunicado',
};
