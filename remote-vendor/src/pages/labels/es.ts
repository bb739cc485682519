import type { Labels } from './en.ts';

export const es: Labels = {
  area: 'Portal de proveedores',
  boardItems: 'Órdenes de trabajo',
  dashboard: 'Panel',
  vendorDashboard: 'Panel del proveedor',
  boardItemsDescription: 'Sus órdenes de trabajo en tablero o tabla, con sus conversaciones',
  invoices: 'Facturas',
  invoicesDescription: 'Borradores por enviar, pagos pendientes y lo ya cobrado',
  menu: 'Menú',
};
