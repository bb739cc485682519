import type { Messages } from './en.ts';

export const fr: Messages = {
  sessions: 'Sessions',
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
