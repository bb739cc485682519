import { plural } from '@hoa/shared/text';
import type { Messages } from './en.ts';

export const es: Messages = {
  vendors: 'Proveedores',
  vendor: 'Proveedor',
  allVendors: 'Todos los proveedores',
  services: 'Servicios',
  createWorkItem: 'Crear orden de trabajo',
  workItem: 'Orden de trabajo',
  activeWorkOrders: ({ n }) =>
    plural('es', n, { one: '1 orden de trabajo activa', other: `${n} órdenes de trabajo activas` }),
  pendingInvoices: ({ n }) =>
    plural('es', n, { one: '1 factura pendiente', other: `${n} facturas pendientes` }),
  show: 'Mostrar',
  workOrders: 'Órdenes de trabajo',
  invoices: 'Facturas',
  subject: 'Asunto',
  status: 'Estado',
  priority: 'Prioridad',
  due: 'Fecha límite',
  overdue: 'Atrasada',
  updated: 'Actualizada',
  invoice: 'Factura',
  fromWorkOrder: 'De una orden',
  workOrder: 'Orden de trabajo',
  amount: 'Importe',
  submitted: 'Presentada',
  notYet: 'Todavía no',
  searchWorkOrders: 'Buscar órdenes de trabajo',
  searchInvoices: 'Buscar facturas',
  noVendors: 'No hay proveedores',
  noWorkOrders: 'No hay órdenes de trabajo asignadas',
  noInvoices: 'No hay facturas',
  noInvoicesHint: 'Aquí aparecerá lo que los proveedores facturen por su trabajo.',
  failedVendors: 'No se pudieron cargar los proveedores',
  failedWorkOrders: 'No se pudieron cargar las órdenes de trabajo',
  failedInvoices: 'No se pudieron cargar las facturas',
};
