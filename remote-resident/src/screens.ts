import type { Screens } from '@hoa/portal';
import type { pages } from './pages.ts';

/** The lazy chunk of each page's screen. */
export const screens: Screens<(typeof pages)[number]['id']> = {
  home: () =>
    import('./screens/home/HomeScreen.tsx').then(({ HomeScreen }) => ({ Screen: HomeScreen })),
  news: () =>
    import('./screens/news/NewsScreen.tsx').then(({ NewsScreen }) => ({ Screen: NewsScreen })),
  forums: () =>
    import('./screens/forums/ForumsScreen.tsx').then(({ ForumsScreen }) => ({
      Screen: ForumsScreen,
    })),
  topic: () =>
    import('./screens/topic/TopicScreen.tsx').then(({ TopicScreen }) => ({ Screen: TopicScreen })),
  directory: () =>
    import('./screens/directory/DirectoryScreen.tsx').then(({ DirectoryScreen }) => ({
      Screen: DirectoryScreen,
    })),
  messages: () =>
    import('./screens/messages/MessagesScreen.tsx').then(({ MessagesScreen }) => ({
      Screen: MessagesScreen,
    })),
  thread: () =>
    import('./screens/thread/ThreadScreen.tsx').then(({ ThreadScreen }) => ({
      Screen: ThreadScreen,
    })),
  notifications: () =>
    import('./screens/notifications/NotificationsScreen.tsx').then(({ NotificationsScreen }) => ({
      Screen: NotificationsScreen,
    })),
  documents: () =>
    import('./screens/documents/DocumentsScreen.tsx').then(({ DocumentsScreen }) => ({
      Screen: DocumentsScreen,
    })),
  tickets: () =>
    import('./screens/tickets/TicketListScreen.tsx').then(({ TicketListScreen }) => ({
      Screen: TicketListScreen,
    })),
  'ticket-detail': () =>
    import('./screens/ticket-detail/TicketDetailScreen.tsx').then(({ TicketDetailScreen }) => ({
      Screen: TicketDetailScreen,
    })),
  payments: () =>
    import('./screens/payments/PaymentsScreen.tsx').then(({ PaymentsScreen }) => ({
      Screen: PaymentsScreen,
    })),
  profile: () =>
    import('./screens/profile/ProfileScreen.tsx').then(({ ProfileScreen }) => ({
      Screen: ProfileScreen,
    })),
  menu: () =>
    import('./screens/menu/MenuScreen.tsx').then(({ MenuScreen }) => ({ Screen: MenuScreen })),
  search: () =>
    import('./screens/search/SearchScreen.tsx').then(({ SearchScreen }) => ({
      Screen: SearchScreen,
    })),
  design: () =>
    import('./screens/design/DesignScreen.tsx').then(({ DesignScreen }) => ({
      Screen: DesignScreen,
    })),
};
