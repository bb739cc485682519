import type { Messages as SortMessages } from '../collections/sort-text.ts';
import type { Messages as KitMessages } from '../messages.ts';

export const kit: KitMessages = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  previous: 'Anterior',
  next: 'Siguiente',
  pagination: 'Paginación',
  pageOf: ({ page, pages }) => `Página ${page} de ${pages}`,
  tryAgain: 'Reintentar',
  partFailed: ({ what }) => `No se pudo cargar «${what}»`,
  partFailedHint: 'El resto de la página sigue funcionando. Vuelva a intentarlo en un momento.',
  newVersion:
    'Hay una versión nueva del portal. Vuelva a cargar la página cuando haya enviado o guardado su texto.',
  reloadPage: 'Volver a cargar la página',
  restOfList: 'El resto de la lista',
  required: 'obligatorio',
  loading: 'Cargando…',
  dismiss: 'Descartar',
  breadcrumb: 'Ruta de navegación',
  clearSearch: 'Borrar la búsqueda',
  search: 'Buscar',
  chooseFiles: 'Elegir archivos',
  chooseFile: 'Elegir un archivo',
  orDropFiles: 'o suéltelos aquí',
  orDropFile: 'o suéltelo aquí',
  discardTitle: '¿Descartar lo que ha escrito?',
  discardText: 'No se ha guardado.',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',
  errorSummary: ({ n }) =>
    n === 1 ? 'Una respuesta requiere su atención' : `${n} respuestas requieren su atención`,
  moveTo: 'Mover a…',
  moveItem: ({ item }) => `Mover ${item} a…`,
  moved: ({ item, column }) => `${item} se movió a ${column}.`,
  dropHere: 'Suelte aquí',
  notAllowedHere: 'No se puede mover aquí',
  showMore: 'Mostrar más',
  noItems: 'No hay elementos',
  items: ({ n }) => (n === 1 ? '1 elemento' : `${n} elementos`),
  soon: 'Pronto',
  value: 'Valor',
  category: 'Categoría',
  wrongAmount: 'Escriba un importe, por ejemplo 150,00',
  tooLong: ({ n, most }) => `Demasiado largo: ${n} de ${most} caracteres como máximo`,
  charactersLeft: ({ n }) => (n === 1 ? 'Queda 1 carácter' : `Quedan ${n} caracteres`),
};

export const sort: SortMessages = {
  sort: 'Ordenar',
  newestFirst: 'Más recientes',
};
