import type { Messages } from './en.ts';

export const de: Messages = {
  quickActions: 'Schnellaktionen',
  submitInvoice: 'Rechnung einreichen',
  logWorkHours: 'Arbeitszeit erfassen',
  updateServiceAreas: 'Einsatzgebiete ändern',
  submitInvoiceToast:
    'Öffnen Sie einen erledigten Auftrag oder „Rechnungen“, um eine Rechnung einzureichen.',
  openInvoices: 'Rechnungen öffnen',
  logWorkHoursToast: 'Die Erfassung der Arbeitszeit ist bald verfügbar.',
  updateServiceAreasToast: 'Das Ändern der Einsatzgebiete ist bald verfügbar.',
};
