import type { ConfirmEmailTexts } from './en.ts';

export const de: ConfirmEmailTexts = {
  portal: 'Gemeinschaftsportal',
  title: 'Neue E-Mail-Adresse bestätigen',
  explanation: 'Danach melden Sie sich mit ihr an und erhalten dort Ihre E-Mails.',
  confirm: 'Adresse bestätigen',
  confirmed: 'Ab jetzt gilt Ihre neue E-Mail-Adresse.',
  refused: 'Dieser Link gilt nicht mehr. Speichern Sie die Adresse noch einmal in Ihrem Profil.',
  failed: 'Die Verbindung ist fehlgeschlagen. Prüfen Sie sie und versuchen Sie es erneut.',
};
