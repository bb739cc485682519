import { plural } from '@hoa/ui/text';
import type { Messages } from './en.ts';

export const es: Messages = {
  failed: 'No se pudo cargar el resumen',
  community: 'Comunidad',
  work: 'Proveedores y trabajos',
  figures: {
    residents: 'Residentes',
    openTickets: 'Solicitudes abiertas',
    activeNews: 'Noticias activas',
    securityAlerts: 'Alertas de seguridad',
    vendors: 'Proveedores',
    activeWorkOrders: 'Órdenes de trabajo activas',
    pendingInvoices: 'Facturas pendientes',
    completedThisMonth: 'Completadas este mes',
  },
  waiting: 'A la espera de la junta',
  nothingWaits: 'No hay nada pendiente',
  failedWaiting: 'No se pudo cargar lo pendiente',
  waits: {
    safetyTickets: ({ n }) =>
      plural('es', n, {
        one: 'solicitud de seguridad abierta, en cualquier estado',
        other: 'solicitudes de seguridad abiertas, en cualquier estado',
      }),
    overdueWorkOrders: ({ n }) =>
      plural('es', n, { one: 'orden de trabajo vencida', other: 'órdenes de trabajo vencidas' }),
    newTickets: ({ n }) =>
      plural('es', n, { one: 'solicitud nueva por ver', other: 'solicitudes nuevas por ver' }),
    ticketsInReview: ({ n }) =>
      plural('es', n, { one: 'solicitud por decidir', other: 'solicitudes por decidir' }),
    submittedInvoices: ({ n }) =>
      plural('es', n, { one: 'factura enviada', other: 'facturas enviadas' }),
  },
  pendingParts: ({ submitted, approved }) => `${submitted} enviadas, ${approved} aprobadas`,
  trends: 'Tendencias',
  failedTrends: 'No se pudieron cargar las tendencias',
  failedFinances: 'No se pudieron cargar las finanzas',
  openedAndClosed: 'Solicitudes abiertas y cerradas',
  opened: 'Abiertas',
  closed: 'Cerradas',
  month: 'Mes',
  ageOfOpen: 'Antigüedad de las solicitudes abiertas',
  daysOld: ({ from, upTo }) =>
    from === 0
      ? `Hasta ${upTo} días`
      : upTo === null
        ? `Más de ${from} días`
        : `De ${from + 1} a ${upTo} días`,
  responseTime: 'Tiempo de respuesta',
  responseHint: 'Hasta la primera respuesta del proveedor',
  hours: ({ n }) => `${n} h`,
  spending: 'Gasto por proveedor',
  nothingPaid: 'Aún no se ha pagado nada.',
  duesOutstanding: 'Cuotas pendientes',
  owingUnits: 'Viviendas con cuotas pendientes',
  overdueDues: ({ n }) =>
    plural('es', n, { one: '1 vivienda con retraso', other: `${n} viviendas con retraso` }),
  dueLater: ({ n }) =>
    plural('es', n, { one: '1 vivienda aún sin vencer', other: `${n} viviendas aún sin vencer` }),
  unit: 'Vivienda',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  searchResidents: 'Buscar por nombre, vivienda o correo',
  residentsToCome: 'Aún no hay residentes',
  noResidents: 'Ningún residente coincide',
  failedResidents: 'No se pudieron cargar los residentes',
  balance: 'Saldo',
  dueDate: 'Vencimiento',
  duesTotal: ({ n, amount, overdue }) =>
    plural('es', n, {
      one: `${amount} de 1 vivienda, ${overdue} con retraso`,
      other: `${amount} de ${n} viviendas, ${overdue} con retraso`,
    }),
  residentCount: ({ n }) => plural('es', n, { one: '1 residente', other: `${n} residentes` }),
  overdue: 'Vencido',
  nothingOwed: 'Nadie debe cuotas',
  quickActions: 'Acciones rápidas',
  createWorkItem: 'Crear orden de trabajo',
  createNews: 'Crear noticia',
  createTopic: 'Crear tema',
  sendBroadcast: 'Enviar comunicado',
  manageTickets: 'Gestionar solicitudes',
  reviewInvoices: 'Revisar facturas',
  systemStatus: 'Estado del sistema',
  checkAgain: 'Comprobar de nuevo',
  allWell: 'Todos los sistemas funcionan',
  someTrouble: 'Algo requiere su atención',
  connection: 'Conexión',
  online: 'En línea',
  offline: 'Sin conexión',
  portalData: 'Datos del portal',
  responding: 'Responden',
  notResponding: 'No responden',
  checking: 'Comprobando…',
  storage: 'Espacio en este dispositivo',
  storageFine: 'Hay espacio',
  storageLow: 'Casi lleno',
  checkedAt: ({ time }) => `A las ${time}`,
};
