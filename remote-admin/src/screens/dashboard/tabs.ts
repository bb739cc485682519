import type { Gateway } from '@hoa/portal';
import { partOnDemand } from '@hoa/ui';

/** The dashboard's tabs in order, as the address names them. */
const tabs = ['overview', 'news', 'forums', 'vendors', 'broadcast', 'people'] as const;

export type Tab = (typeof tabs)[number];

/** The tabs that there are where the adapter answers these operations. */
export function offeredTabs(supports: Gateway['supports']): readonly Tab[] {
  return tabs.filter((tab) => tab !== 'people' || supports('people.list'));
}

/** The tab in the address; Overview for none or one that is not offered. */
export function toTab(text: string | null, offered: readonly Tab[]): Tab {
  return offered.find((tab) => tab === text) ?? 'overview';
}

/** Each fetched when it is first shown. */
export const panels = {
  overview: partOnDemand(() => import('./overview/OverviewTab.tsx').then((m) => m.OverviewTab)),
  news: partOnDemand(() => import('./news/NewsTab.tsx').then((m) => m.NewsTab)),
  forums: partOnDemand(() => import('./forums/ForumsTab.tsx').then((m) => m.ForumsTab)),
  vendors: partOnDemand(() => import('./vendors/VendorsTab.tsx').then((m) => m.VendorsTab)),
  broadcast: partOnDemand(() => import('./broadcast/BroadcastTab.tsx').then((m) => m.BroadcastTab)),
  people: partOnDemand(() => import('./people/PeopleTab.tsx').then((m) => m.PeopleTab)),
} satisfies Record<Tab, unknown>;
