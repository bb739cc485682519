import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  greeting: 'Guten Tag {name},',
  footer: 'Gesendet vom Portal von {association}.',
  laterRole: '{role} ab {from}',
  signIn: {
    subject: 'Anmeldung bei {association}',
    lead: ['Mit diesem Link melden Sie sich an. Er gilt einmal, 15 Minuten lang.'],
    action: 'Anmelden',
    end: [
      'Oder geben Sie diesen Code dort ein, wo Sie den Link angefordert haben: {code}',
      'Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    ],
  },
  signInLater: {
    subject: 'Ihr Zugang zu {association} beginnt am {from}',
    lead: [
      'Ihr Zugang zu {association} beginnt am {from}. Ab diesem Tag können Sie auf der Seite einen Link zur Anmeldung anfordern.',
    ],
    action: 'Portal öffnen',
    end: ['Wenn Sie sich nicht anmelden wollten, können Sie diese E-Mail ignorieren.'],
  },
  proof: {
    subject: 'Ihr Code für {association}',
    lead: [
      'Sie möchten im Portal etwas Wichtiges ändern. Geben Sie dort innerhalb von 10 Minuten diesen Code ein: {code}',
    ],
    action: 'Portal öffnen',
    end: [
      'Wenn Sie das nicht waren, ist vielleicht jemand anderes in Ihrem Namen angemeldet: Beenden Sie diese Anmeldung in Ihrem Profil und informieren Sie die Verwaltung von {association}.',
    ],
  },
  invitation: {
    subject: 'Willkommen im Portal von {association}',
    lead: [
      '{association} hat Sie in das Portal aufgenommen: Neuigkeiten, Nachrichten, Anfragen und Dokumente an einem Ort.',
      'Sie sind eingetragen als: {roles}.',
      'Ihr Zugang beginnt am {from}. Bis dahin können Sie sich nicht anmelden.',
      'Sie brauchen kein Passwort. Geben Sie auf der Seite diese E-Mail-Adresse ein; dann erhalten Sie einen Link zur Anmeldung.',
    ],
    action: 'Portal öffnen',
    end: [],
  },
  emailConfirmation: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    lead: [
      'Sie möchten diese Adresse bei {association} verwenden. Bestätigen Sie sie innerhalb von 24 Stunden; bis dahin gilt die bisherige.',
    ],
    action: 'Adresse bestätigen',
    end: ['Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.'],
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    lead: [
      'Das Portal von {association} verwendet diese Adresse nicht mehr für Sie. Melden Sie sich mit der neuen an.',
      'Wenn Sie das nicht waren, informieren Sie sofort die Verwaltung von {association}.',
    ],
    action: 'Portal öffnen',
    end: [],
  },
  broadcast: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Portal öffnen',
    end: ['In Ihrem Profil wählen Sie, welche E-Mails Sie erhalten.'],
  },
  notification: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Im Portal öffnen',
    end: ['In Ihrem Profil wählen Sie, welche E-Mails Sie erhalten.'],
  },
};
