import type { MailTexts } from './mail-texts.ts';

export const fr: MailTexts = {
  greeting: 'Bonjour {name},',
  footer: 'Envoyé par le portail de {association}.',
  laterRole: '{role} à partir du {from}',
  signIn: {
    subject: 'Connexion à {association}',
    lead: ['Ce lien vous connecte. Il fonctionne une seule fois, pendant 15 minutes.'],
    action: 'Se connecter',
    end: [
      'Ou saisissez ce code là où vous avez demandé le lien : {code}',
      'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
  signInLater: {
    subject: 'Votre accès à {association} commence le {from}',
    lead: [
      'Votre accès à {association} commence le {from}. À partir de ce jour, vous pourrez demander un lien de connexion sur la page.',
    ],
    action: 'Ouvrir le portail',
    end: ['Si vous ne vouliez pas vous connecter, vous pouvez ignorer ce message.'],
  },
  proof: {
    subject: 'Votre code pour {association}',
    lead: [
      'Vous allez modifier quelque chose d’important sur le portail. Saisissez-y ce code dans les 10 minutes : {code}',
    ],
    action: 'Ouvrir le portail',
    end: [
      'Si ce n’était pas vous, quelqu’un d’autre est peut-être connecté à votre place : mettez fin à cette connexion dans votre profil et prévenez l’administration de {association}.',
    ],
  },
  invitation: {
    subject: 'Bienvenue sur le portail de {association}',
    lead: [
      '{association} vous a ajouté à son portail : actualités, messages, demandes et documents au même endroit.',
      'Vous y figurez comme : {roles}.',
      'Votre accès commence le {from}. D’ici là, vous ne pouvez pas vous connecter.',
      'Aucun mot de passe n’est nécessaire. Saisissez cette adresse sur la page, et un lien de connexion vous sera envoyé.',
    ],
    action: 'Ouvrir le portail',
    end: [],
  },
  emailConfirmation: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    lead: [
      'Vous avez demandé à {association} d’utiliser cette adresse. Confirmez-la sous 24 heures ; d’ici là, l’ancienne reste valable.',
    ],
    action: 'Confirmer l’adresse',
    end: ['Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.'],
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    lead: [
      'Le portail de {association} n’utilise plus cette adresse pour vous. Connectez-vous avec la nouvelle.',
      'Si ce n’était pas vous, prévenez aussitôt l’administration de {association}.',
    ],
    action: 'Ouvrir le portail',
    end: [],
  },
  broadcast: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Ouvrir le portail',
    end: ['Dans votre profil, vous choisissez les messages que vous recevez.'],
  },
  notification: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Ouvrir dans le portail',
    end: ['Dans votre profil, vous choisissez les messages que vous recevez.'],
  },
};
