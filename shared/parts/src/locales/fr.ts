import { plural } from '@hoa/ui/text';
import type { Messages as CopyAddressMessages } from '../copy-address/messages.ts';
import type { Messages as EditConflictMessages } from '../edit-conflict/messages.ts';
import type { Messages as FailuresMessages } from '../failures/messages.ts';
import type { Messages as FilesMessages } from '../files/messages.ts';
import type { Messages as FormerOwnerMessages } from '../former-owner/messages.ts';
import type { Messages as InvoicesMessages } from '../invoices/messages.ts';
import type { Messages as LongTextMessages } from '../long-text/messages.ts';
import type { Messages as OfficeContactMessages } from '../office-contact/messages.ts';
import type { Messages as OutboxMessages } from '../outbox/messages.ts';
import type { Messages as PicturesMessages } from '../pictures/messages.ts';
import type { Messages as ProfileMessages } from '../profile/messages.ts';
import type { Messages as PasskeysMessages } from '../profile/passkeys/messages.ts';
import type { Messages as SessionsMessages } from '../profile/sessions/messages.ts';
import type { Messages as SaveStateMessages } from '../save-state/messages.ts';
import type { Messages as ViewAsMessages } from '../view-as/messages.ts';
import type { Messages as WelcomeMessages } from '../welcome/messages.ts';

export const copyAddress: CopyAddressMessages = {
  copy: 'Copier l’adresse',
  copied: 'L’adresse a été copiée.',
  notCopied: 'L’adresse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.',
};

export const editConflict: EditConflictMessages = {
  title: 'Ceci a changé pendant que vous écriviez',
  hint: 'Rien n’a été écrasé et votre texte est toujours là. Choisissez lequel garder.',
  same: 'Rien n’a été écrasé. Ce que vous voyez ici est la version actuelle.',
  mine: 'Votre texte',
  theirs: 'Maintenant',
  nothing: 'Rien',
  yes: 'Oui',
  no: 'Non',
  saveMine: 'Enregistrer le mien',
  discard: 'Abandonner le mien',
};

export const failures: FailuresMessages = {
  'ticket-not-found': 'Demande introuvable',
  'not-implemented': 'Le mode données réelles n’est pas encore disponible',
  conflict: 'Quelqu’un d’autre l’a modifié entre-temps. Rien n’a été écrasé.',
  'storage-full': 'Il n’y a plus de place sur cet appareil. Rien n’a été enregistré.',
  network: 'La connexion a échoué. Vérifiez-la et réessayez.',
  busy: 'Le portail est très sollicité. Réessayez.',
  'new-version':
    'Une nouvelle version du portail est disponible. Rechargez la page une fois votre texte envoyé ou enregistré.',
  updating: 'Le portail est en cours de mise à jour. Réessayez dans un instant.',
  'sign-in-invalid':
    'Ce lien ou ce code est incorrect, déjà utilisé ou trop ancien. Demandez-en un nouveau.',
  'proof-needed': 'Rien n’a été modifié, faute de confirmation par un code.',
  'too-many-requests': 'Trop de tentatives. Attendez quelques minutes et réessayez.',
};

export const files: FilesMessages = {
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

export const invoices: InvoicesMessages = {
  detailNumber: ({ number }) => `Facture ${number}`,
  notFound: 'Facture introuvable',
  notFoundHint: 'Elle n’existe pas ou ne vous concerne pas.',
  laborLine: ({ hours, rate }) => `${hours} h × ${rate}`,
  quantityOf: ({ n, cost }) => `${n} × ${cost}`,
  unnamedItem: 'Matériel',
  approved: 'Approuvée',
  paid: 'Payée',
  notesTitle: 'Remarques',
  documents: 'Documents',
  lines: 'Détail',
  line: 'Ligne',
  calculation: 'Calcul',
  amount: 'Montant',
  status: 'Statut',
  submitted: 'Envoyée',
  due: 'Échéance',
  labor: 'Main-d’œuvre',
  total: 'Total',
  view: ({ number }) => `Voir ${number}`,
  vendor: 'Prestataire',
};

export const longText: LongTextMessages = {
  showAll: 'Afficher le texte complet',
  failed: 'Le texte complet n’a pas pu être chargé',
};

export const outbox: OutboxMessages = {
  waiting: 'En attente d’envoi',
  notSent: 'Non envoyé',
  kept: 'Conservé sur cet appareil. L’envoi se fera dès que vous serez connecté.',
  numberToCome: 'Après l’envoi',
  tryAgain: 'Réessayer',
  discard: 'Abandonner',
  discardQuestion: 'Abandonner ce que vous avez écrit ?',
  discardText: 'Personne ne l’a reçu et il ne pourra pas être récupéré.',
  unsent: (n) =>
    plural('fr', n, {
      one: '1 texte que vous avez écrit n’a pas été envoyé.',
      other: `${n} textes que vous avez écrits n’ont pas été envoyés.`,
    }),
  show: 'Afficher',
  listTitle: 'Non envoyé',
  kinds: {
    'tickets.create': 'Demande',
    'tickets.postMessage': 'Message sur une demande',
    'threads.reply': 'Réponse à un message',
    'comments.add': 'Commentaire dans les forums',
  },
  failed: 'Une erreur est survenue',
  reasons: {
    'ticket-not-found': 'La demande n’existe plus.',
    'thread-not-found': 'La conversation n’existe plus.',
    'topic-not-found': 'Le sujet n’existe plus.',
    'not-found': 'Ce à quoi il se rattache n’existe plus.',
    'not-implemented': 'Le mode données réelles n’est pas encore disponible',
    'invalid-input': 'Une partie de la saisie n’est pas valide',
    'storage-full': 'Il n’y a plus de place sur cet appareil. Rien n’a été enregistré.',
    'outbox-expired':
      'Vous avez écrit ceci il y a plus de 90 jours ; cela a peut-être déjà été envoyé. « Réessayer » l’envoie maintenant.',
    conflict: 'Quelqu’un d’autre l’a modifié entre-temps. Rien n’a été écrasé.',
  },
};

export const pictures: PicturesMessages = {
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  pictureOf: ({ n, total }) => `${n} sur ${total}`,
};

export const profile: ProfileMessages = {
  sessions: 'Sessions',
  passkeys: 'Clés d’accès',
  failed: 'Impossible de charger le profil',
  notFound: 'Profil introuvable',

  details: { page: 'Vos coordonnées', drawer: 'Profil' },
  detailsHint: 'Comment le conseil et l’administration vous joignent.',
  displayName: 'Nom affiché',
  email: 'E-mail',
  emailPending: ({ email }) =>
    `Valable dès que vous l’aurez confirmée là-bas. D’ici là, nous écrivons à ${email}.`,
  phone: 'Téléphone',
  services: 'Services',
  save: { page: 'Enregistrer', drawer: 'Enregistrer le profil' },
  updated: 'Profil mis à jour !',
  failedUpdate: 'Impossible de mettre à jour le profil',

  notifications: 'Notifications',
  channels: 'Comment vous êtes prévenu',
  topics: 'De quoi vous êtes prévenu',
  preferenceHints: {
    email: 'À l’adresse de votre profil.',
    push: 'Sur les appareils où vous êtes connecté.',
    sms: 'Au numéro de téléphone de votre profil.',
    announcements: 'Actualités et événements de la résidence.',
    maintenance: 'Travaux dans les bâtiments et sur vos demandes.',
    payments: 'Charges, reçus et paiement automatique.',
    forums: 'Réponses à ce que vous avez écrit.',
    security: 'Alertes de sécurité. Nous conseillons de les garder.',
  },
  vendorPreferenceHints: { maintenance: 'Vos ordres de travail.', payments: 'Vos factures.' },
  preferencesUpdated: 'Préférences de notification mises à jour !',
  failedPreferences: 'Impossible de mettre à jour les préférences',

  privacy: { page: 'Ce que vos voisins voient de vous', drawer: 'Confidentialité' },
  privacyHint: 'L’administration voit toujours vos coordonnées.',
  privacyHints: {
    showUnit: 'Votre numéro de logement à côté de votre nom.',
    showServices: 'Vos services sur les demandes qui vous sont confiées.',
    showTitle: 'Votre fonction à côté de votre nom.',
    showPhone: 'Votre numéro de téléphone sur les demandes partagées.',
    showEmail: 'Votre adresse e-mail sur les demandes partagées.',
    allowMessages: 'Vos voisins vous trouvent dans l’annuaire et peuvent vous écrire.',
  },
  privacyUpdated: 'Paramètres de confidentialité mis à jour !',
  failedPrivacy: 'Impossible de mettre à jour les paramètres',

  appearance: 'Apparence',
  appearanceHint: 'S’applique aussitôt, dans tous les onglets de ce navigateur.',
  theme: 'Thème',
  themeHints: {
    light: 'Lumineux, pour le jour.',
    dark: 'Reposant pour les yeux la nuit.',
    auto: 'Suit votre appareil.',
  },
  language: 'Langue',
  languageHint: 'Les dates et les montants la suivent aussi.',
  themeUpdated: 'Thème mis à jour !',
  failedTheme: 'Impossible de mettre à jour le thème',
  languageUpdated: 'Langue mise à jour !',
  failedLanguage: 'Impossible de mettre à jour la langue',
};

export const passkeys: PasskeysMessages = {
  hint: 'Confirmez les changements de personnes par empreinte, visage ou code de l’appareil au lieu d’un code par e-mail.',
  failedToLoad: 'Impossible de charger vos clés d’accès',
  unsupported: 'Ce navigateur ne peut pas utiliser de clés d’accès.',
  dates: ({ added, lastUsed }) =>
    lastUsed === undefined
      ? `Ajoutée le ${added}, jamais utilisée`
      : `Ajoutée le ${added}, utilisée en dernier le ${lastUsed}`,
  add: 'Ajouter une clé d’accès',
  added: 'Clé d’accès ajoutée !',
  known: 'Cet appareil a déjà une clé d’accès pour le portail.',
  failedToAdd: 'La clé d’accès n’a pas été ajoutée',
  remove: 'Retirer',
  removed: 'Clé d’accès retirée !',
  failedToRemove: 'Impossible de retirer la clé d’accès',
};

export const sessions: SessionsMessages = {
  hint: 'Où vous êtes connecté. Fermez ce que vous ne connaissez pas ou n’utilisez plus.',
  failedToLoad: 'Impossible de charger vos sessions',
  unknownDevice: 'Appareil inconnu',
  current: 'Celle-ci',
  dates: ({ signedIn, lastUsed }) => `Ouverte le ${signedIn}, utilisée en dernier le ${lastUsed}`,
  on: ({ browser, system }) => `${browser} sur ${system}`,
  end: 'Fermer la session',
  ended: 'Session fermée !',
  privacy: 'Confidentialité et mes données',
  failedToEnd: 'Impossible de fermer la session',
};

export const saveState: SaveStateMessages = {
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  unsaved: 'Non enregistré',
};

export const welcome: WelcomeMessages = {
  title: ({ portal }) => `Bienvenue à ${portal}`,
  intro: {
    resident: 'Votre logement, vos voisins et le bureau au même endroit.',
    vendor: 'Vos travaux, messages et paiements au même endroit.',
    admin: 'Tout ce que la copropriété attend de vous au même endroit.',
  },
  start: 'Pour commencer',
  dismiss: 'Masquer la bienvenue',
  report: 'Signaler un problème',
  pay: 'Payer vos charges',
  attend: 'Voir ce qui se prépare',
  talk: 'Demander aux voisins',
  compare: 'Trier vos travaux',
  finished: 'Voir ce qui est terminé',
  bill: 'Créer une facture',
  triage: 'Passer les tickets en revue',
  order: 'Commander des travaux',
  announce: 'Publier une annonce',
  broadcast: 'Envoyer un message à tous',
};

export const officeContact: OfficeContactMessages = {
  title: ({ name }) => `Contacter ${name}`,
  officeHours: 'Heures d’ouverture',
  postalAddress: 'Adresse postale',
};

export const formerOwner: FormerOwnerMessages = {
  ended: ({ home, day }) => `Vous étiez propriétaire de ${home} jusqu’au ${day}.`,
  effect: 'Vous pouvez lire vos reçus et vos demandes de cette période.',
};

export const viewAs: ViewAsMessages = {
  view: {
    about: ({ name }) => `Vous voyez le portail comme ${name}.`,
    effect: 'Rien ne peut être modifié.',
    stop: 'Quitter cette vue',
  },
  act: {
    about: ({ name }) => `Vous agissez pour ${name}.`,
    effect: 'L’historique vous mentionne.',
    stop: 'Ne plus agir',
  },
  failed:
    'L’opération n’a pas pu être terminée. Elle prend fin d’elle-même dans les quatre heures.',
};
