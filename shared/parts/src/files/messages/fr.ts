import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const fr: Messages = {
  download: 'Télécharger',
  downloadFile: ({ name }) => `Télécharger ${name}`,
  previewFile: ({ name }) => `Aperçu de ${name}`,
  remove: 'Retirer',
  removeFile: ({ name }) => `Retirer ${name}`,
  downloadStarted: 'Téléchargement lancé !',
  downloadFailed: 'Impossible de télécharger le fichier',
  previewFailed: 'Impossible de charger l’aperçu de l’image',
  attachmentRemoved: 'Pièce jointe supprimée',
  removeTitle: ({ name }) => `Retirer ${name} ?`,
  uploaded: ({ n }) =>
    plural('fr', n, {
      one: `${n} fichier envoyé avec succès !`,
      other: `${n} fichiers envoyés avec succès !`,
    }),
  failedToUpload: ({ file }) => `Impossible d’envoyer ${file}`,
  uploadFailed: 'Impossible d’envoyer le fichier',
  uploading: ({ file }) => `Envoi de ${file}`,
  tryAgain: 'Réessayer',
  fileHint: ({ types, max }) => `${types}. Jusqu’à ${max} fichiers de 10 Mo chacun.`,
  pictures: 'Images',
  files: 'Fichiers',
  attachFiles: 'Joindre des fichiers',
  uploadsPending: 'Attendez la fin de l’envoi des fichiers',
  notUploaded: ({ files }) => `Non envoyé : ${files}. Réessayez ou retirez avant d’envoyer.`,
};
