import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Esto cambió mientras usted escribía',
  hint: 'No se sobrescribió nada y su texto sigue aquí. Elija cuál conservar.',
  same: 'No se sobrescribió nada. Lo que ve aquí es lo que hay ahora.',
  mine: 'Su texto',
  theirs: 'Ahora',
  nothing: 'Nada',
  yes: 'Sí',
  no: 'No',
  saveMine: 'Guardar lo mío',
  discard: 'Descartar lo mío',
};
