import type { ExportTexts } from '../export/export-texts.ts';
import type { PackagePageTexts } from '../export/package-page.ts';
import type { ConfirmEmailTexts } from '../identity/confirm-email-page.ts';
import type { MailTexts } from '../mail/mail-texts.ts';
import type { PrivacyTexts } from '../privacy/privacy-texts.ts';

export const mail: MailTexts = {
  greeting: 'Guten Tag {name},',
  footer: 'Gesendet vom Portal von {association}.',
  laterRole: '{role} ab {from}',
  answers: {
    byMail: 'Sie können auf diese E-Mail antworten. Ihre Antwort erscheint in der Unterhaltung.',
    inPortal: 'Antworten schreiben Sie im Portal; Antworten auf diese E-Mail liest niemand.',
  },
  replyRefusals: {
    'unknown-address':
      'Die Adresse, an die Sie geschrieben haben, gibt es nicht, oder sie gilt nicht mehr.',
    'other-sender':
      'Sie kam von einer Adresse, die das Portal nicht als Ihre kennt. Antworten Sie von der Adresse aus, an die die E-Mail ging, oder im Portal.',
    'no-access': 'Sie können in dieser Unterhaltung nicht mehr schreiben.',
    'no-text': 'Sie enthält nichts außer der zitierten E-Mail.',
    'too-large':
      'Sie ist zu groß. Senden Sie weniger oder kleinere Dateien, oder schreiben Sie im Portal.',
    encrypted:
      'Sie ist verschlüsselt, deshalb kann das Portal sie nicht lesen. Senden Sie sie unverschlüsselt.',
    'too-often':
      'Sie haben in der letzten Stunde zu viele Antworten gesendet. Versuchen Sie es später noch einmal.',
    file: 'Die Datei „{file}“ kann nicht angefügt werden: {problem}.',
  },
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
  replyRefused: {
    subject: 'Ihre Antwort wurde nicht übernommen',
    lead: [
      '{reason}',
      'Niemand in der Unterhaltung hat sie gesehen. Sie finden sie noch bei Ihren gesendeten E-Mails.',
    ],
    action: 'Portal öffnen',
    end: [],
  },
  exportReady: {
    subject: 'Ihr Export von {association} ist fertig',
    lead: [
      'Der Export, den Sie angefordert haben, ist fertig. Sie können ihn bis {until} in den Einstellungen herunterladen.',
    ],
    action: 'Einstellungen öffnen',
    end: ['Wenn Sie ihn nicht angefordert haben, informieren Sie sofort die übrige Verwaltung.'],
  },
  broadcast: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Portal öffnen',
    end: ['In Ihrem Profil wählen Sie, welche E-Mails Sie erhalten.'],
  },
  notification: {
    subject: '{title}',
    lead: ['{message}', '{written}'],
    action: 'Im Portal öffnen',
    end: ['In Ihrem Profil wählen Sie, welche E-Mails Sie erhalten.'],
  },
};

export const privacy: PrivacyTexts = {
  portal: 'Gemeinschaftsportal',
  title: 'Datenschutz',
  sections: [
    {
      heading: 'Wer verantwortlich ist',
      paragraphs: [
        'Ihre Gemeinschaft betreibt dieses Portal und bestimmt, wozu es dient. Ihre Verwaltung beantwortet Fragen zu Ihren Daten.',
      ],
    },
    {
      heading: 'Was gespeichert wird',
      paragraphs: [
        'Ihr Name, Ihre E-Mail-Adresse, Telefonnummer, Postanschrift, Wohnung und Rolle; was Sie schreiben und hochladen; Ihre Antworten auf Veranstaltungen; Ihre Anfragen, Rechnungen und Zahlungen; Ihre Einstellungen; wo Sie angemeldet sind; und wer wann was geändert hat.',
        'Aus Bildern werden Ort und Kamera entfernt. Karten- und Kontonummern werden hier nie gespeichert.',
      ],
    },
    {
      heading: 'Wozu es dient',
      paragraphs: [
        'Zur Verwaltung der Gemeinschaft: um Anfragen zu beantworten, Neuigkeiten mitzuteilen, Beiträge einzunehmen und Dienstleister zu bezahlen. Nichts wird verkauft, niemand wird verfolgt, und keine andere Website erfährt, was Sie hier tun.',
        'Ein Cookie hält Sie angemeldet. Ein anderes bleibt ein Jahr und zeigt, dass Sie sich mit diesem Browser schon angemeldet haben, damit niemand Sie daran hindern kann, einen Link anzufordern. Was dieser Browser von gelesenen Seiten behält, wird beim Abmelden entfernt.',
      ],
    },
    {
      heading: 'Wer es sieht',
      paragraphs: [
        'Sie, die Verwaltung Ihrer Gemeinschaft und diejenigen, denen Sie schreiben. Nachbarn sehen, was Sie in Ihrem Profil erlauben. Ein Dienstleister sieht die Anfragen, die ihm zugewiesen sind. Die Verwaltung kann das Portal so ansehen, wie Sie es sehen, ohne etwas zu ändern; das wird in Ihrem Verlauf festgehalten. Wer Bekanntmachungen verfasst, sieht, wie viele sie gesehen haben, nicht wer.',
        'Alle Mitglieder sehen, was Sie im Forum schreiben, solange die Moderation es nicht ausblendet, und wie Sie in einer offenen Umfrage abstimmen. In einer geheimen Umfrage kann niemand erfahren, wofür Sie gestimmt haben, nur ob Sie abgestimmt haben.',
        'Eine Nachricht an Nachbarn sehen nur diejenigen, denen Sie schreiben; die Ansicht der Verwaltung zeigt sie nicht. Meldet sie jemand von ihnen, sehen alle, die für die Verwaltung antworten, eine Kopie. Niemand erfährt, dass Sie ihn blockiert oder gemeldet haben.',
        'Wer Ihre persönliche Kalenderadresse hat, sieht die Termine Ihrer Gemeinschaft. Sie können sie jederzeit ersetzen oder abschalten, und sie endet, wenn Sie ausscheiden.',
        'Die Verwaltung kann einer Prüferin oder einem Prüfer eine Datei über einen Link bereitstellen, der spätestens nach 90 Tagen endet. Sie enthält, wem welche Wohnung gehörte, wer welchen Sitz oder welches Amt hatte und was gezahlt wurde.',
      ],
    },
    {
      heading: 'Wie lange es gespeichert bleibt',
      paragraphs: [
        'Eine Anmeldung endet nach {sessionDays} Tagen ohne Nutzung und spätestens nach {maxSessionDays} Tagen. Ein Link zur Anmeldung gilt 15 Minuten, ein Code 10. Eine nicht verwendete Datei wird innerhalb von zwei Tagen entfernt. Eine E-Mail wird aus der Warteschlange entfernt, sobald sie gesendet ist, oder nach 14 Tagen, wenn das nicht gelingt. Von einer Antwort per E-Mail bleibt nur die Nachricht, die daraus wird; die Adresse dafür gilt ein Jahr nach ihrer letzten E-Mail.',
        'Anfragen, Zahlungen und das Änderungsprotokoll bleiben, solange die Gemeinschaft darüber Rechenschaft ablegen muss. Nach Ihrem Auszug kann sie Namen, E-Mail-Adresse, Telefonnummer und Postanschrift überall durch ein Pseudonym ersetzen, auch im Änderungsprotokoll. Wenn Sie Ihr Haus oder Ihre Wohnung verkauft haben, können Sie sich weiterhin anmelden und die Belege und Tickets aus Ihrer Zeit dort lesen, sonst nichts.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'Ihre Angaben berichtigen Sie in Ihrem Profil. Sie können die Verwaltung bitten, Gespeichertes zu berichtigen, einzuschränken oder zu löschen, und sich bei einer Datenschutzbehörde beschweren.',
      ],
    },
  ],
  download: {
    heading: 'Ihre eigenen Daten',
    lead: 'Alles, was über Sie gespeichert ist, als Datei (JSON). Hochgeladene Dateien sind darin genannt; Sie laden sie dort herunter, wo Sie sie angehängt haben. Zuerst wird Ihnen ein Code gesendet.',
    button: 'Meine Daten herunterladen',
    code: 'Code',
    confirm: 'Bestätigen',
    sent: 'Ein sechsstelliger Code wurde Ihnen per E-Mail gesendet. Geben Sie ihn innerhalb von 10 Minuten hier ein.',
    done: 'Ihre Daten wurden heruntergeladen.',
  },
  errors: {
    'signed-out': 'Melden Sie sich zuerst im Portal an.',
    wrong: 'Dieser Code ist falsch, verbraucht oder zu alt. Fordern Sie einen neuen an.',
    often: 'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es erneut.',
    failed: 'Die Verbindung ist fehlgeschlagen. Prüfen Sie sie und versuchen Sie es erneut.',
  },
};

export const confirmEmail: ConfirmEmailTexts = {
  portal: 'Gemeinschaftsportal',
  title: 'Neue E-Mail-Adresse bestätigen',
  explanation: 'Danach melden Sie sich mit ihr an und erhalten dort Ihre E-Mails.',
  confirm: 'Adresse bestätigen',
  confirmed: 'Ab jetzt gilt Ihre neue E-Mail-Adresse.',
  refused: 'Dieser Link gilt nicht mehr. Speichern Sie die Adresse noch einmal in Ihrem Profil.',
  failed: 'Die Verbindung ist fehlgeschlagen. Prüfen Sie sie und versuchen Sie es erneut.',
};

export const packagePage: PackagePageTexts = {
  portal: 'Gemeinschaftsportal',
  title: 'Prüfungsunterlagen',
  from: '{association} stellt Ihnen ihre Unterlagen aus diesem Zeitraum bereit:',
  until: 'Sie können sie bis {day} herunterladen.',
  download: 'ZIP-Datei herunterladen',
  running:
    'Die Unterlagen werden vorbereitet. Öffnen Sie diese Seite in einigen Minuten noch einmal.',
  invalid:
    'Dieser Link ist nicht gültig. Er ist vielleicht abgelaufen oder wurde zurückgezogen. Bitten Sie die Gemeinschaft um einen neuen.',
  failed: 'Die Verbindung ist fehlgeschlagen. Prüfen Sie sie und versuchen Sie es erneut.',
};

export const exported: ExportTexts = {
  title: 'Export von {association}',
  packageTitle: 'Prüfungsunterlagen: {association}',
  madeAt: 'Erstellt am {time}.',
  content:
    'Er enthält alles, was das Portal über die Gemeinschaft speichert, auch die Nachrichten zwischen ihren Mitgliedern. Bewahren Sie ihn so sorgfältig auf wie das Portal selbst. Anmeldedaten enthält er nicht.',
  packageContent:
    'Sie enthalten die gezahlten Beiträge, die Rechnungen mit ihren Arbeitsaufträgen und wer in diesem Zeitraum welchen Sitz, welches Amt und welche Wohnung hatte. Darunter sind personenbezogene Daten: Geben Sie sie nicht weiter.',
  records: 'Datensätze',
  kind: 'Art',
  table: 'Tabelle',
  count: 'Anzahl',
  tablesOpen:
    'Tabellen sind CSV-Dateien in UTF-8, die sich mit einer Tabellenkalkulation öffnen lassen. Das Datenverzeichnis beschreibt ihre Spalten.',
  dictionary: 'Datenverzeichnis',
  formulas:
    'Vor Text, den eine Tabellenkalkulation als Formel ausführen würde, steht ein Apostroph.',
  formulasImported: 'Beim Import des Exports entfällt er.',
  files: 'Dateien',
  noFiles: 'Es gibt keine Dateien.',
  tables: {
    tickets: 'Anfragen',
    ticketMessages: 'Nachrichten zu Anfragen',
    ticketInvoices: 'Rechnungen zu Anfragen',
    invoices: 'Rechnungen',
    vendors: 'Dienstleister',
    vendorContacts: 'Kontakte der Dienstleister',
    residents: 'Verzeichnis der Bewohner',
    directoryEntries: 'Verzeichnis, wie es zu sehen ist',
    eventSeries: 'Geplante Veranstaltungen',
    eventAnswers: 'Antworten auf Veranstaltungen',
    associations: 'Einstellungen',
    offices: 'Befugnisse der Ämter',
    buildings: 'Gebäude',
    units: 'Wohnungen',
    imports: 'Importierte Tabellen',
    seats: 'Sitze in Vorstand und Ausschüssen',
    sales: 'Verkäufe von Wohnungen',
    people: 'Personen',
    memberships: 'Rollen der Personen',
    vendorNotifications: 'Benachrichtigungen der Dienstleister',
    contactSubmissions: 'Anfragen an Dienstleister',
    news: 'Neuigkeiten',
    newsReadings: 'Gesehene Bekanntmachungen',
    events: 'Veranstaltungen',
    topics: 'Forenthemen',
    moderationEntries: 'Protokoll der Moderation',
    topicFollows: 'Verfolgte Themen',
    commentThanks: 'Dank für Kommentare',
    polls: 'Umfragen',
    pollVotes: 'Stimmen',
    pollBallots: 'Stimmzettel geheimer Umfragen',
    topicUpdates: 'Aktualisierungen von Themen',
    comments: 'Kommentare',
    threads: 'Unterhaltungen',
    threadMessages: 'Nachrichten',
    threadReadings: 'Gelesene Unterhaltungen',
    messageDrafts: 'Entwürfe von Nachrichten',
    messageReports: 'Gemeldete Nachrichten',
    messageBlocks: 'Blockierte Nachbarn',
    notifications: 'Benachrichtigungen',
    notificationMarks: 'Gelesene Benachrichtigungen',
    folders: 'Ordner',
    files: 'Dokumente',
    storedFiles: 'Gespeicherte Dateien',
    accounts: 'Konten der Wohnungen',
    payments: 'Zahlungen',
    subscriptions: 'Automatische Zahlungen',
    paymentSettings: 'Zahlungseinstellungen',
    profiles: 'Profile',
    broadcasts: 'Rundschreiben',
    broadcastDrafts: 'Entwürfe von Rundschreiben',
    sequences: 'Letzte Nummern',
    history: 'Änderungsprotokoll',
    workOrders: 'Arbeitsaufträge',
    roster: 'Eigentümer und Verwaltung',
  },
};
