import type { Labels } from './en.ts';

export const es: Labels = {
  area: 'Administración',
  dashboard: 'Panel de administración',
  admin: 'Administración',
  dashboardDescription:
    'Publique noticias, modere los foros, coordine proveedores y envíe comunicados',
  ticketManagement: 'Gestión de solicitudes',
  support: 'Asistencia',
  ticketsDescription: 'Revise, asigne y cierre lo que comunican los residentes',
  ticket: 'Solicitud',
};
