import type { Messages } from './en.ts';

export const es: Messages = {
  quickActions: 'Acciones rápidas',
  submitInvoice: 'Enviar factura',
  logWorkHours: 'Registrar horas',
  updateServiceAreas: 'Actualizar zonas de servicio',
  submitInvoiceToast: 'Abra una orden resuelta, o Facturas, para enviar una factura.',
  openInvoices: 'Abrir Facturas',
  logWorkHoursToast: 'El registro de horas estará disponible próximamente.',
  updateServiceAreasToast: 'La edición de zonas de servicio estará disponible próximamente.',
};
