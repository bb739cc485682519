import { type Actor, hasPermission, type Permission } from '@hoa/domain';
import type { Gateway, Operation } from '@hoa/portal';
import { partOnDemand } from '@hoa/ui';

/** The dashboard's tabs in order, by their names in the URL. */
const tabs = [
  'overview',
  'inbox',
  'news',
  'events',
  'forums',
  'vendors',
  'broadcast',
  'people',
  'homes',
  'settings',
] as const;

/** An operation that an adapter may lack, by the tab that needs it. */
const needed: Partial<Record<Tab, Operation>> = {
  inbox: 'inbox.list',
  events: 'events.managed',
  people: 'people.list',
  homes: 'homes.list',
  settings: 'association.settings',
};

/** The permissions of which a tab needs one; the Overview needs none. */
const permissions: Partial<Record<Tab, readonly Permission[]>> = {
  inbox: ['messages'],
  news: ['news'],
  events: ['news'],
  forums: ['forums'],
  vendors: ['vendors', 'money'],
  broadcast: ['broadcasts'],
  people: ['people'],
  homes: ['people'],
  settings: ['association'],
};

export type Tab = (typeof tabs)[number];

/** Returns the tabs whose operations the adapter supports. */
export function offeredTabs(supports: Gateway['supports']): readonly Tab[] {
  return tabs.filter((tab) => {
    const operation = needed[tab];
    return operation === undefined || supports(operation);
  });
}

/** Returns true if the actor's permissions include a tab. */
export function mayOpen(actor: Actor, tab: Tab): boolean {
  const needed = permissions[tab];
  return needed === undefined || hasPermission(actor, ...needed);
}

/** Returns the tab in the URL; Overview if it is missing or not offered. */
export function toTab(text: string | null, offered: readonly Tab[]): Tab {
  return offered.find((tab) => tab === text) ?? 'overview';
}

/** Lazy-loaded when first shown. */
export const panels = {
  overview: partOnDemand(() => import('./overview/OverviewTab.tsx').then((m) => m.OverviewTab)),
  inbox: partOnDemand(() => import('./inbox/InboxTab.tsx').then((m) => m.InboxTab)),
  news: partOnDemand(() => import('./news/NewsTab.tsx').then((m) => m.NewsTab)),
  events: partOnDemand(() => import('./events/EventsTab.tsx').then((m) => m.EventsTab)),
  forums: partOnDemand(() => import('./forums/ForumsTab.tsx').then((m) => m.ForumsTab)),
  vendors: partOnDemand(() => import('./vendors/VendorsTab.tsx').then((m) => m.VendorsTab)),
  broadcast: partOnDemand(() => import('./broadcast/BroadcastTab.tsx').then((m) => m.BroadcastTab)),
  people: partOnDemand(() => import('./people/PeopleTab.tsx').then((m) => m.PeopleTab)),
  homes: partOnDemand(() => import('./homes/HomesTab.tsx').then((m) => m.HomesTab)),
  settings: partOnDemand(() => import('./settings/SettingsTab.tsx').then((m) => m.SettingsTab)),
} satisfies Record<Tab, unknown>;
