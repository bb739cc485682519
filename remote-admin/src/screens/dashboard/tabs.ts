import { lazy } from 'react';

/** The dashboard's tabs in order, as the address names them. */
export const tabs = ['overview', 'news', 'forums', 'vendors', 'broadcast'] as const;

export type Tab = (typeof tabs)[number];

/** The tab an address asks for; Overview when it asks for none there is. */
export function toTab(text: string | null): Tab {
  return tabs.find((tab) => tab === text) ?? 'overview';
}

/** Each fetched when it is first shown. */
export const panels = {
  overview: lazy(() =>
    import('./overview/OverviewTab.tsx').then((m) => ({ default: m.OverviewTab })),
  ),
  news: lazy(() => import('./news/NewsTab.tsx').then((m) => ({ default: m.NewsTab }))),
  forums: lazy(() => import('./forums/ForumsTab.tsx').then((m) => ({ default: m.ForumsTab }))),
  vendors: lazy(() => import('./vendors/VendorsTab.tsx').then((m) => ({ default: m.VendorsTab }))),
  broadcast: lazy(() =>
    import('./broadcast/BroadcastTab.tsx').then((m) => ({ default: m.BroadcastTab })),
  ),
} satisfies Record<Tab, unknown>;
