import { plural } from '@hoa/ui/text';
import type { Messages as FrameMessages } from '../frame/messages.ts';
import type { Messages as NotificationsMessages } from '../frame/notifications/messages.ts';
import type { Messages as OtherInvoicesMessages } from '../other-invoices/messages.ts';
import type { Labels } from '../pages/labels.ts';
import type { Messages as QuickActionsMessages } from '../quick-actions/messages.ts';
import type { Messages as BoardItemsMessages } from '../screens/board-items/messages.ts';
import type { Messages as InvoicesMessages } from '../screens/invoices/messages.ts';
import type { Messages as MenuMessages } from '../screens/menu/messages.ts';
import type { Messages as WorkOrderMessages } from '../work-order/messages.ts';

export const labels: Labels = {
  area: 'Portal de proveedores',
  boardItems: 'Órdenes de trabajo',
  dashboard: 'Panel',
  vendorDashboard: 'Panel del proveedor',
  boardItemsDescription: 'Sus órdenes de trabajo en tablero o tabla, con sus conversaciones',
  invoices: 'Facturas',
  invoicesDescription: 'Borradores por enviar, pagos pendientes y lo ya cobrado',
  menu: 'Menú',
};

export const frame: FrameMessages = {
  pages: labels,
  notFound: 'Página no encontrada',
  main: 'Principal',
  collapse: 'Contraer la navegación',
  expand: 'Desplegar la navegación',
  skip: 'Ir al contenido',
  live: 'En vivo',
  mock: 'Demostración',
  vendor: 'Proveedor',
  vendorAccount: 'Cuenta de proveedor',
  quickMenu: 'Menú rápido',
  userMenu: 'Menú de usuario',
  profileSettings: 'Ajustes del perfil',
  roles: {
    resident: 'Residente',
    vendor: 'Proveedor',
    admin: 'Administración',
    'board-member': 'Junta directiva',
    treasurer: 'Tesorería',
    manager: 'Gestión',
    editor: 'Redacción',
  },
  switchRole: 'Cambiar de rol',
  signOut: 'Cerrar sesión',
  offline: 'Está sin conexión. Algunas funciones pueden estar limitadas.',
  notifications: 'Notificaciones',
  notificationsUnread: ({ n }) => `Notificaciones, ${n} sin leer`,
};

export const notifications: NotificationsMessages = {
  notifications: 'Notificaciones',
  noNotifications: 'No hay notificaciones',
  noNotificationsHint:
    'Aquí aparecen las órdenes de trabajo nuevas, los mensajes y las respuestas a sus facturas.',
  notificationsFailed: 'No se pudieron cargar las notificaciones',
  markReadFailed: 'No se pudieron actualizar las notificaciones',
  unread: 'Sin leer',
  highPriority: 'Prioridad alta',
};

export const quickActions: QuickActionsMessages = {
  quickActions: 'Acciones rápidas',
  submitInvoice: 'Enviar factura',
  logWorkHours: 'Registrar horas',
  updateServiceAreas: 'Actualizar zonas de servicio',
  submitInvoiceToast: 'Abra una orden resuelta, o Facturas, para enviar una factura.',
  openInvoices: 'Abrir Facturas',
  logWorkHoursToast: 'El registro de horas estará disponible próximamente.',
  updateServiceAreasToast: 'La edición de zonas de servicio estará disponible próximamente.',
};

export const boardItems: BoardItemsMessages = {
  title: 'Órdenes de trabajo',
  view: 'Vista',
  kanban: 'Tablero',
  table: 'Tabla',
  searchHint: 'Buscar órdenes de trabajo',
  status: 'Estado',
  priority: 'Prioridad',
  allStatuses: 'Todos los estados',
  allPriorities: 'Todas las prioridades',
  clearFilters: 'Quitar filtros',
  filters: 'Filtros',
  counter: ({ shown, total }) => `${shown} de ${total} órdenes`,
  board: 'Órdenes de trabajo por estado',

  subject: 'Asunto',
  updated: 'Actualizada',
  unit: 'Vivienda',
  actions: 'Acciones',
  openItem: ({ title }) => `Abrir ${title}`,

  noWorkOrders: 'No tiene órdenes de trabajo asignadas',
  noWorkOrdersHint: 'Las órdenes nuevas aparecen aquí en cuanto la comunidad se las asigna.',
  noMatch: 'Ninguna orden coincide con los filtros',
  loadFailed: 'No se pudieron cargar las solicitudes',
  statusFailed: 'No se pudo actualizar el estado',
  statusUpdated: ({ label }) => `Estado cambiado a ${label}`,

  summary: 'Cifras clave',
  activeWorkOrders: 'Órdenes activas',
  completedThisMonth: 'Terminadas este mes',
  pendingInvoices: 'Facturas pendientes',
  totalEarnings: 'Ingresos totales',
  figuresFailed: 'No se pudieron cargar las cifras',

  performance: 'Rendimiento',
  rating: 'Valoración',
  ratingOutOf: ({ rating }) => `${rating} de 5`,
  responseTime: 'Tiempo de respuesta',
  hours: ({ n, hours }) => `${hours} ${plural('es', n, { one: 'hora', other: 'horas' })}`,
  completedByMonth: 'Órdenes terminadas, por mes',
  completed: 'Terminadas',
  financials: 'Finanzas',
  earned: 'Ingresado en seis meses',
  nextPayment: 'Próximo pago',
  sampleFigure: 'Dato de muestra',
  earningsByMonth: 'Ingresos por mes',
  earnings: 'Ingresos',
  month: 'Mes',
};

export const workOrder: WorkOrderMessages = {
  workOrder: 'Orden de trabajo',
  loadFailed: 'No se pudieron cargar los datos de la solicitud',
  notFound: 'Solicitud no encontrada',
  notFoundHint: 'No existe o no está asignada a usted.',
  backToBoard: 'Volver a las órdenes de trabajo',
  fullPage: 'Página completa',
  fullPageHint: 'se abre en otra pestaña',
  description: 'Descripción',
  noDescription: 'No hay descripción.',
  details: 'Datos',
  tags: 'Etiquetas',
  attachments: 'Archivos adjuntos',
  communication: 'Comunicación',

  actions: 'Acciones',
  updateStatus: 'Cambiar estado',
  closedHint: 'Una orden cerrada permanece cerrada.',
  closeQuestion: '¿Cerrar esta orden de trabajo?',
  closeHint: 'Una orden cerrada queda cerrada: solo la administración puede volver a abrirla.',
  confirmClose: 'Cerrar la orden',
  statusUpdated: ({ label }) => `Estado cambiado a ${label}`,
  statusFailed: 'No se pudo actualizar el estado',
  attachPhotos: 'Adjuntar fotos',
  attachmentRemoved: 'Archivo quitado',
  removeFailed: 'No se pudo quitar el archivo',
  createInvoice: 'Crear factura',
  invoiced: ({ n, total }) =>
    plural('es', n, {
      one: `1 factura enviada hasta ahora: ${total}`,
      other: `${n} facturas enviadas hasta ahora: ${total}`,
    }),

  laborHours: 'Horas de trabajo',
  laborHoursHint: 'Por ejemplo, 1,5 o 0,25',
  laborRate: 'Tarifa por hora',
  laborRateHint: 'Por hora',
  materialsCostHint: 'En total',
  materialsCost: 'Coste de materiales',
  calculatedTotal: 'Total calculado',
  amount: 'Importe de la factura',
  amountHint: 'Se toma del total calculado; cámbielo si acordó otro importe.',
  invoiceDescription: 'Descripción',
  notes: 'Notas',
  documents: 'Documentos justificativos',
  summary: 'Resumen',
  labor: 'Mano de obra',
  laborLine: ({ hours, rate }) => `${hours} h × ${rate}`,
  materials: 'Materiales',
  adjustment: 'Ajuste',
  files: 'Documentos',
  toPay: 'A pagar',
  submit: 'Enviar factura',
  amountMissing: 'Indique primero un importe y una descripción',
  submitted: 'Factura enviada',
  submitQuestion: ({ amount }) => `¿Enviar una factura por ${amount}?`,
  submitHint:
    'Se avisa a la administración, todas las personas de esta orden ven el importe y la factura ya no se puede cambiar.',
  confirmSubmit: 'Enviar',
  submitFailed: 'No se pudo enviar la factura',
};

export const invoices: InvoicesMessages = {
  title: 'Facturas',
  create: 'Crear factura',
  edit: 'Editar factura',
  loadFailed: 'No se pudieron cargar las facturas',
  none: 'Todavía no hay facturas',
  noneHint: 'Prepare una para una orden de trabajo; será un borrador hasta que la envíe.',

  pendingPayment: 'Pago pendiente',
  pendingHint: 'Enviadas y aprobadas',
  paidThisMonth: 'Pagado este mes',
  paidHint: 'Ya cobrado',
  paidInAll: ({ amount }) => `${amount} en total`,
  totalInvoices: 'Total de facturas',
  totalHint: 'Con borradores y rechazadas',
  totals: 'Facturas por estado',
  totalCount: ({ n }) => `${n} en total`,
  draftCount: ({ n }) => plural('es', n, { one: '1 borrador', other: `${n} borradores` }),
  paidCount: ({ n }) => plural('es', n, { one: '1 pagada', other: `${n} pagadas` }),

  number: 'Factura',
  workOrder: 'Orden de trabajo',
  amount: 'Importe',
  status: 'Estado',
  submitted: 'Enviada',
  due: 'Vence',
  actions: 'Acciones',
  editOne: ({ number }) => `Editar ${number}`,
  submitOne: ({ number }) => `Enviar ${number}`,
  submit: 'Enviar para aprobación',

  deleteOne: ({ number }) => `Eliminar ${number}`,
  delete: 'Eliminar',
  deleteQuestion: '¿Seguro que quiere eliminar este borrador?',
  submitQuestion: ({ number }) => `¿Enviar ${number}?`,
  submitHint: 'Se avisa a la administración y la factura ya no se puede cambiar.',
  confirmSubmit: 'Enviar',
  deletedToast: 'Borrador eliminado',
  deleteFailed: 'No se pudo eliminar el borrador',

  submittedToast: 'Factura enviada para su aprobación',
  createdToast: 'Factura creada',
  updatedToast: 'Factura actualizada',
  submitFailed: 'No se pudo enviar la factura',
  saveFailed: 'No se pudo guardar la factura',

  workOrderId: 'Número de orden de trabajo',
  workOrderIdHint: 'Una de sus órdenes de trabajo.',
  chooseWorkOrder: 'Elija una orden de trabajo',
  searchWorkOrders: 'Buscar órdenes de trabajo',
  readyToSubmit: 'Lista para enviar',
  submitOnceDone: ({ status }) => `Enviar cuando esté resuelta (${status})`,
  notDoneYet: ({ status }) =>
    `La orden de trabajo está en el estado ${status}: la factura se podrá enviar cuando esté resuelta o cerrada.`,
  workOrderTitle: 'Título de la orden de trabajo',
  laborHours: 'Horas de trabajo',
  laborHoursHint: 'Por ejemplo, 1,5 o 0,25',
  laborRate: 'Tarifa por hora',
  laborRateHint: 'Por hora',
  materials: 'Materiales',
  item: 'Artículo',
  quantity: 'Cantidad',
  unitCost: 'Coste unitario',
  addMaterial: 'Añadir material',
  removeMaterial: ({ n }) => `Quitar material ${n}`,
  oneMaterial: 'Debe quedar al menos una línea de materiales',
  notes: 'Notas',
  labor: 'Mano de obra',
  total: 'Total',
  save: 'Guardar borrador',
  saveSecondQuestion: '¿Guardar otra factura de esta orden de trabajo?',
  saveChanges: 'Guardar cambios',
  dueInfo: 'Un borrador nuevo vence 30 días después de crearlo.',
};

export const otherInvoices: OtherInvoicesMessages = {
  invoicesOfOrder: ({ names }) => `Esta orden de trabajo ya tiene: ${names}.`,
};

export const menu: MenuMessages = {
  title: 'Menú',
  description: 'Sus herramientas y todo lo que puede abrir.',
  vendorTools: 'Herramientas del proveedor',
  sections: 'Secciones',
};
