import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const es: Messages = {
  download: 'Descargar',
  downloadFile: ({ name }) => `Descargar ${name}`,
  previewFile: ({ name }) => `Vista previa de ${name}`,
  remove: 'Quitar',
  removeFile: ({ name }) => `Quitar ${name}`,
  downloadStarted: '¡Descarga iniciada!',
  downloadFailed: 'No se pudo descargar el archivo',
  previewFailed: 'No se pudo cargar la vista previa',
  attachmentRemoved: 'Archivo adjunto eliminado',
  removeTitle: ({ name }) => `¿Quitar ${name}?`,
  uploaded: ({ n }) =>
    plural('es', n, {
      one: '¡1 archivo subido correctamente!',
      other: `¡${n} archivos subidos correctamente!`,
    }),
  failedToUpload: ({ file }) => `No se pudo subir ${file}`,
  uploadFailed: 'No se pudo subir el archivo',
  uploading: ({ file }) => `Subiendo ${file}`,
  tryAgain: 'Reintentar',
  fileHint: ({ types, max }) => `${types}. Hasta ${max} archivos de 10 MB cada uno.`,
  pictures: 'Imágenes',
  files: 'Archivos',
  attachFiles: 'Adjuntar archivos',
  uploadsPending: 'Espere a que se suban los archivos',
  notUploaded: ({ files }) => `Sin subir: ${files}. Reintente o quite antes de enviar.`,
};
