import { partOnDemand } from '@hoa/ui';

/** The dashboard's tabs in order, as the address names them. */
export const tabs = ['overview', 'news', 'forums', 'vendors', 'broadcast'] as const;

export type Tab = (typeof tabs)[number];

/** The tab in the address; Overview for none or an unknown one. */
export function toTab(text: string | null): Tab {
  return tabs.find((tab) => tab === text) ?? 'overview';
}

/** Each fetched when it is first shown. */
export const panels = {
  overview: partOnDemand(() => import('./overview/OverviewTab.tsx').then((m) => m.OverviewTab)),
  news: partOnDemand(() => import('./news/NewsTab.tsx').then((m) => m.NewsTab)),
  forums: partOnDemand(() => import('./forums/ForumsTab.tsx').then((m) => m.ForumsTab)),
  vendors: partOnDemand(() => import('./vendors/VendorsTab.tsx').then((m) => m.VendorsTab)),
  broadcast: partOnDemand(() => import('./broadcast/BroadcastTab.tsx').then((m) => m.BroadcastTab)),
} satisfies Record<Tab, unknown>;
