import type { Screens } from '@hoa/portal';
import type { pages } from './pages.ts';

/** Loads the screen of each page. */
export const screens: Screens<(typeof pages)[number]['id']> = {
  dashboard: () =>
    import('./screens/dashboard/DashboardScreen.tsx').then(({ DashboardScreen }) => ({
      Screen: DashboardScreen,
    })),
  tickets: () =>
    import('./screens/tickets/TicketListScreen.tsx').then(({ TicketListScreen }) => ({
      Screen: TicketListScreen,
    })),
  'ticket-detail': () =>
    import('./screens/ticket-detail/TicketDetailScreen.tsx').then(({ TicketDetailScreen }) => ({
      Screen: TicketDetailScreen,
    })),
};
