import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Crear orden de trabajo',
  sentTitle: 'Orden de trabajo enviada',
  vendor: 'Proveedor',
  chooseVendor: 'Elija un proveedor',
  findVendor: 'Encontrar un proveedor',
  noVendorMatches: 'Ningún proveedor coincide',
  category: 'Categoría',
  priority: 'Prioridad',
  orderedFor: ({ ticketId }) =>
    `Encargado para ${ticketId}; quien lo comunicó ve el asunto, el proveedor y la fecha límite.`,
  subject: 'Asunto',
  description: 'Descripción',
  location: 'Ubicación',
  unit: 'Vivienda',
  dueDate: 'Fecha límite',
  estimatedHours: 'Horas estimadas',
  specialInstructions: 'Instrucciones especiales',
  attachments: 'Archivos adjuntos',
  sourceFiles: 'El proveedor recibe también los archivos de la solicitud:',
  send: 'Enviar la orden',
  failed: 'No se pudo crear la orden de trabajo',
  failedToLoadVendors: 'No se pudieron cargar los proveedores',
  sentTo: ({ vendor }) => `¡Orden de trabajo enviada a ${vendor}!`,
  withVendor: ({ vendor }) => `${vendor} ya ha recibido el aviso.`,
};
