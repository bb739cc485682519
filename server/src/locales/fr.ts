import type { ExportTexts } from '../export/export-texts.ts';
import type { PackagePageTexts } from '../export/package-page.ts';
import type { ConfirmEmailTexts } from '../identity/confirm-email-page.ts';
import type { MailTexts } from '../mail/mail-texts.ts';
import type { PrivacyTexts } from '../privacy/privacy-texts.ts';

export const mail: MailTexts = {
  greeting: 'Bonjour {name},',
  footer: 'Envoyé par le portail de {association}.',
  laterRole: '{role} à partir du {from}',
  answers: {
    byMail: 'Vous pouvez répondre à cet e-mail. Votre réponse apparaîtra dans la conversation.',
    inPortal:
      'Les réponses s’écrivent dans le portail ; personne ne lit les réponses à cet e-mail.',
  },
  replyRefusals: {
    'unknown-address': 'L’adresse à laquelle vous avez écrit n’existe pas ou n’est plus valable.',
    'other-sender':
      'Elle vient d’une adresse que le portail ne connaît pas comme la vôtre. Répondez depuis l’adresse à laquelle l’e-mail a été envoyé, ou dans le portail.',
    'no-access': 'Vous ne pouvez plus écrire dans cette conversation.',
    'no-text': 'Elle ne contient rien d’autre que l’e-mail cité.',
    'too-large':
      'Elle est trop volumineuse. Envoyez moins de fichiers ou des fichiers plus petits, ou écrivez dans le portail.',
    encrypted:
      'Elle est chiffrée, le portail ne peut donc pas la lire. Envoyez-la sans chiffrement.',
    'too-often':
      'Vous avez envoyé trop de réponses au cours de la dernière heure. Réessayez plus tard.',
    file: 'Le fichier « {file} » ne peut pas être ajouté : {problem}.',
  },
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
  replyRefused: {
    subject: 'Votre réponse n’a pas été publiée',
    lead: [
      '{reason}',
      'Personne dans la conversation ne l’a vue. Elle se trouve encore dans vos messages envoyés.',
    ],
    action: 'Ouvrir le portail',
    end: [],
  },
  exportReady: {
    subject: 'Votre export de {association} est prêt',
    lead: [
      'L’export que vous avez demandé est prêt. Vous pouvez le télécharger dans les paramètres jusqu’au {until}.',
    ],
    action: 'Ouvrir les paramètres',
    end: ['Si vous ne l’avez pas demandé, prévenez aussitôt les autres administrateurs.'],
  },
  broadcast: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Ouvrir le portail',
    end: ['Dans votre profil, vous choisissez les messages que vous recevez.'],
  },
  notification: {
    subject: '{title}',
    lead: ['{message}', '{written}'],
    action: 'Ouvrir dans le portail',
    end: ['Dans votre profil, vous choisissez les messages que vous recevez.'],
  },
};

export const privacy: PrivacyTexts = {
  portal: 'Portail de la communauté',
  title: 'Confidentialité',
  sections: [
    {
      heading: 'Qui est responsable',
      paragraphs: [
        'Votre copropriété exploite ce portail et décide de son usage. Ses administrateurs répondent aux questions sur vos données.',
      ],
    },
    {
      heading: 'Ce qui est conservé',
      paragraphs: [
        'Votre nom, votre e-mail, votre téléphone, votre adresse postale, votre logement et votre rôle ; ce que vous écrivez et envoyez ; vos réponses aux événements ; vos demandes, factures et paiements ; vos réglages ; vos connexions ; et qui a modifié quoi et quand.',
        'Le lieu et l’appareil photo sont retirés des images. Les numéros de carte et de compte ne sont jamais conservés ici.',
      ],
    },
    {
      heading: 'À quoi cela sert',
      paragraphs: [
        'À gérer la copropriété : répondre aux demandes, vous informer, encaisser les charges et payer les prestataires. Rien n’est vendu, personne n’est suivi, et aucun autre site n’apprend ce que vous faites ici.',
        'Un cookie vous garde connecté. Un autre, conservé un an, indique que vous vous êtes déjà connecté avec ce navigateur, afin que personne ne puisse vous empêcher de demander un lien. Ce que ce navigateur conserve des pages lues est supprimé à la déconnexion.',
      ],
    },
    {
      heading: 'Qui le voit',
      paragraphs: [
        'Vous, les administrateurs de votre copropriété et ceux à qui vous écrivez. Vos voisins voient ce que vous permettez dans votre profil. Un prestataire voit les demandes qui lui sont attribuées. Un administrateur peut voir le portail comme vous le voyez, sans rien modifier ; votre historique le mentionne. Ceux qui rédigent les annonces voient combien de personnes les ont vues, pas qui.',
        'Tous les membres voient ce que vous écrivez dans les forums, sauf si la modération le masque, et ce que vous votez dans un sondage ouvert. Dans un sondage secret, personne ne peut savoir ce que vous avez voté, seulement si vous avez voté.',
        'Un message à des voisins n’est vu que de ceux à qui vous écrivez, et l’affichage d’un administrateur ne le montre pas. Si l’un d’eux le signale, ceux qui répondent pour le bureau en voient une copie. Personne n’apprend que vous l’avez bloqué ou signalé.',
        'Toute personne qui a votre adresse de calendrier personnelle voit les événements de votre copropriété. Vous pouvez la remplacer ou la désactiver à tout moment, et elle prend fin à votre départ.',
        'Les administrateurs peuvent transmettre un fichier à un auditeur par un lien qui prend fin après 90 jours au plus. Il indique qui possédait quel logement, qui occupait quel siège ou quelle fonction, et ce qui a été payé.',
      ],
    },
    {
      heading: 'Combien de temps',
      paragraphs: [
        'Une connexion prend fin après {sessionDays} jours sans usage et au plus tard après {maxSessionDays} jours. Un lien de connexion vaut 15 minutes, un code 10. Un fichier inutilisé est supprimé sous deux jours. Un e-mail quitte la file dès qu’il est envoyé, ou après 14 jours s’il ne peut pas l’être. D’une réponse par e-mail, seul reste le message qu’elle devient ; son adresse est valable un an après le dernier e-mail.',
        'Les demandes, les paiements et le journal des modifications restent tant que la copropriété doit en rendre compte. Après votre départ, elle peut remplacer partout votre nom, votre e-mail, votre téléphone et votre adresse postale par un pseudonyme, y compris dans le journal. Si vous avez vendu votre logement, vous pouvez encore vous connecter pour lire les reçus et les demandes de votre époque, et rien d’autre.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Vous corrigez vos coordonnées dans votre profil. Vous pouvez demander aux administrateurs de corriger, limiter ou effacer ce qui est conservé sur vous, et saisir une autorité de protection des données.',
      ],
    },
  ],
  download: {
    heading: 'Vos propres données',
    lead: 'Tout ce qui est conservé sur vous, dans un fichier (JSON). Les fichiers que vous avez envoyés y sont nommés ; vous les téléchargez là où vous les avez joints. Un code vous est d’abord envoyé par e-mail.',
    button: 'Télécharger mes données',
    code: 'Code',
    confirm: 'Confirmer',
    sent: 'Un code à six chiffres vous a été envoyé par e-mail. Saisissez-le ici dans les 10 minutes.',
    done: 'Vos données ont été téléchargées.',
  },
  errors: {
    'signed-out': 'Connectez-vous d’abord au portail.',
    wrong: 'Ce code est erroné, déjà utilisé ou trop ancien. Demandez-en un nouveau.',
    often: 'Trop de tentatives. Attendez quelques minutes et réessayez.',
    failed: 'La connexion a échoué. Vérifiez-la et réessayez.',
  },
};

export const confirmEmail: ConfirmEmailTexts = {
  portal: 'Portail de la communauté',
  title: 'Confirmez votre nouvelle adresse e-mail',
  explanation: 'Vous vous connecterez ensuite avec elle, et vos messages y arriveront.',
  confirm: 'Confirmer l’adresse',
  confirmed: 'Votre nouvelle adresse e-mail est désormais valable.',
  refused: 'Ce lien n’est plus valable. Enregistrez encore une fois l’adresse dans votre profil.',
  failed: 'La connexion a échoué. Vérifiez-la et réessayez.',
};

export const packagePage: PackagePageTexts = {
  portal: 'Portail de la communauté',
  title: 'Dossier d’audit',
  from: '{association} partage avec vous ses documents de cette période :',
  until: 'Vous pouvez les télécharger jusqu’au {day}.',
  download: 'Télécharger le fichier ZIP',
  running: 'Le dossier est en préparation. Rouvrez cette page dans quelques minutes.',
  invalid:
    'Ce lien n’est pas valide. Il a peut-être expiré ou été retiré. Demandez-en un autre à la copropriété.',
  failed: 'La connexion a échoué. Vérifiez-la et réessayez.',
};

export const exported: ExportTexts = {
  title: 'Export de {association}',
  packageTitle: 'Dossier d’audit : {association}',
  madeAt: 'Créé le {time}.',
  content:
    'Il contient tout ce que le portail conserve sur la copropriété, y compris les messages entre ses membres. Conservez-le avec le même soin que le portail lui-même. Il ne contient aucune donnée de connexion.',
  packageContent:
    'Il contient les paiements de charges, les factures avec leurs ordres de travail, et qui a occupé quel siège, quelle fonction et quel logement pendant cette période. Il contient des données personnelles : ne le transmettez à personne d’autre.',
  records: 'Enregistrements',
  kind: 'Type',
  table: 'Tableau',
  count: 'Nombre',
  tablesOpen:
    'Les tableaux sont des fichiers CSV en UTF-8, à ouvrir avec un tableur. Le dictionnaire de données décrit leurs colonnes.',
  dictionary: 'Dictionnaire de données',
  formulas: 'Une apostrophe précède le texte qu’un tableur exécuterait comme formule.',
  formulasImported: 'L’import de l’export la retire.',
  files: 'Fichiers',
  noFiles: 'Il n’y a aucun fichier.',
  tables: {
    tickets: 'Demandes',
    ticketMessages: 'Messages des demandes',
    ticketInvoices: 'Factures des demandes',
    invoices: 'Factures',
    vendors: 'Prestataires',
    vendorContacts: 'Contacts des prestataires',
    residents: 'Annuaire des résidents',
    directoryEntries: 'Annuaire tel qu’on le voit',
    eventSeries: 'Événements prévus',
    eventAnswers: 'Réponses aux événements',
    associations: 'Paramètres',
    offices: 'Droits des fonctions',
    buildings: 'Bâtiments',
    units: 'Logements',
    imports: 'Tableaux importés',
    seats: 'Sièges au conseil et aux comités',
    sales: 'Ventes de logements',
    people: 'Personnes',
    memberships: 'Rôles des personnes',
    vendorNotifications: 'Notifications des prestataires',
    contactSubmissions: 'Questions aux prestataires',
    news: 'Actualités',
    newsReadings: 'Annonces vues',
    events: 'Événements',
    topics: 'Sujets du forum',
    moderationEntries: 'Journal de modération',
    topicFollows: 'Sujets suivis',
    commentThanks: 'Remerciements pour des commentaires',
    polls: 'Sondages',
    pollVotes: 'Votes',
    pollBallots: 'Bulletins des sondages secrets',
    topicUpdates: 'Mises à jour des sujets',
    comments: 'Commentaires',
    threads: 'Conversations',
    threadMessages: 'Messages',
    threadReadings: 'Conversations lues',
    messageDrafts: 'Brouillons de messages',
    messageReports: 'Messages signalés',
    messageBlocks: 'Voisins bloqués',
    notifications: 'Notifications',
    notificationMarks: 'Notifications lues',
    folders: 'Dossiers',
    files: 'Documents',
    storedFiles: 'Fichiers enregistrés',
    accounts: 'Comptes des logements',
    payments: 'Paiements',
    subscriptions: 'Paiements automatiques',
    paymentSettings: 'Paramètres de paiement',
    profiles: 'Profils',
    broadcasts: 'Diffusions',
    broadcastDrafts: 'Brouillons de diffusions',
    sequences: 'Derniers numéros',
    history: 'Journal des modifications',
    workOrders: 'Ordres de travail',
    roster: 'Propriétaires et administrateurs',
  },
};
