import { type Holder, hasPermission } from '../people/has-permission.ts';
import type { Permission } from '../people/offices.ts';

/** The figures of the admin dashboard, each with the permissions of which one is needed to read it. */
const figurePermissions = {
  residents: ['people'],
  openTickets: ['tickets'],
  activeNews: ['news'],
  securityAlerts: ['news'],
  vendors: ['vendors', 'tickets', 'money'],
  activeWorkOrders: ['tickets'],
  pendingInvoices: ['money', 'vendors'],
  completedThisMonth: ['tickets'],
  safetyTickets: ['tickets'],
  newTickets: ['tickets'],
  ticketsInReview: ['tickets'],
  overdueWorkOrders: ['tickets'],
  submittedInvoices: ['money', 'vendors'],
} as const satisfies Record<string, readonly Permission[]>;

export type Figure = keyof typeof figurePermissions;

export function seesFigure(actor: Holder, figure: Figure): boolean {
  return hasPermission(actor, ...figurePermissions[figure]);
}

/** Returns figures with 0 in place of those that the actor may not read. */
export function seenFigures<F extends Partial<Record<Figure, number>>>(
  actor: Holder,
  figures: F,
): F {
  const entries = Object.entries(figures) as [Figure, number][];
  const seen = entries.map(([figure, n]) => [figure, seesFigure(actor, figure) ? n : 0]);
  return Object.fromEntries(seen) as F;
}
