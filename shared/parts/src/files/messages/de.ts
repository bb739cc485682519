import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const de: Messages = {
  download: 'Herunterladen',
  downloadFile: ({ name }) => `${name} herunterladen`,
  previewFile: ({ name }) => `Vorschau von ${name}`,
  remove: 'Entfernen',
  removeFile: ({ name }) => `${name} entfernen`,
  downloadStarted: 'Download gestartet!',
  downloadFailed: 'Die Datei konnte nicht heruntergeladen werden',
  previewFailed: 'Die Bildvorschau konnte nicht geladen werden',
  attachmentRemoved: 'Anhang entfernt',
  removeTitle: ({ name }) => `${name} entfernen?`,
  uploaded: ({ n }) =>
    plural('de', n, {
      one: '1 Datei erfolgreich hochgeladen!',
      other: `${n} Dateien erfolgreich hochgeladen!`,
    }),
  failedToUpload: ({ file }) => `${file} konnte nicht hochgeladen werden`,
  uploadFailed: 'Die Datei konnte nicht hochgeladen werden',
  uploading: ({ file }) => `${file} wird hochgeladen`,
  tryAgain: 'Erneut versuchen',
  fileHint: ({ types, max }) => `${types}. Bis zu ${max} Dateien mit je 10 MB.`,
  pictures: 'Bilder',
  files: 'Dateien',
  attachFiles: 'Dateien anhängen',
  uploadsPending: 'Warten Sie, bis die Dateien hochgeladen sind',
  notUploaded: ({ files }) =>
    `Nicht hochgeladen: ${files}. Vor dem Senden erneut versuchen oder entfernen.`,
};
