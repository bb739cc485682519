import type { Messages } from './en.ts';

export const es: Messages = {
  adminActions: 'Acciones de administración',
  status: 'Estado',
  assignVendor: 'Asignar proveedor',
  assignVendorSoon: '¡La asignación de proveedores estará disponible en breve!',
  createWorkItem: 'Crear orden de trabajo',
  assign: 'Asignar',
  assignedNow: 'Asignado ahora',
  vendorAssigned: ({ vendor }) => `¡Asignado a ${vendor}!`,
  failedToAssign: 'No se pudo asignar el proveedor',
  noVendors: 'No hay proveedores',
  history: 'Historial',
};
