import type { PrivacyTexts } from './en.ts';

export const de: PrivacyTexts = {
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
        'Ihr Name, Ihre E-Mail-Adresse, Telefonnummer, Wohnung und Rolle; was Sie schreiben und hochladen; Ihre Anfragen, Rechnungen und Zahlungen; Ihre Einstellungen; wo Sie angemeldet sind; und wer wann was geändert hat.',
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
        'Sie, die Verwaltung Ihrer Gemeinschaft und diejenigen, denen Sie schreiben. Nachbarn sehen, was Sie in Ihrem Profil erlauben. Ein Dienstleister sieht die Anfragen, die ihm zugewiesen sind.',
      ],
    },
    {
      heading: 'Wie lange es gespeichert bleibt',
      paragraphs: [
        'Eine Anmeldung endet nach {sessionDays} Tagen ohne Nutzung und spätestens nach {maxSessionDays} Tagen. Ein Link zur Anmeldung gilt 15 Minuten, ein Code 10. Eine nicht verwendete Datei wird innerhalb von zwei Tagen entfernt. Eine E-Mail wird aus der Warteschlange entfernt, sobald sie gesendet ist, oder nach 14 Tagen, wenn das nicht gelingt.',
        'Anfragen, Zahlungen und das Änderungsprotokoll bleiben, solange die Gemeinschaft darüber Rechenschaft ablegen muss. Nach Ihrem Auszug kann sie Namen, E-Mail-Adresse und Telefonnummer überall durch ein Pseudonym ersetzen, auch im Änderungsprotokoll.',
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
