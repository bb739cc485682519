import {
  CalendarDays,
  CircleUser,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Palette,
  Receipt,
  Search,
  Settings,
  Ticket,
  Users,
  Wrench,
} from 'lucide-react';
import { navigationIcons, portalIcon } from '../frame/portal-icons.ts';

const icons: typeof navigationIcons = {
  ...navigationIcons,
  'calendar-days': CalendarDays,
  'circle-user': CircleUser,
  'clipboard-list': ClipboardList,
  'layout-dashboard': LayoutDashboard,
  newspaper: Newspaper,
  palette: Palette,
  receipt: Receipt,
  search: Search,
  settings: Settings,
  ticket: Ticket,
  users: Users,
  wrench: Wrench,
};

/** The icon of an entry of the quick menu, by its lucide name; a plain dot when the set has none. */
export function menuIcon(name: string): LucideIcon {
  return portalIcon(name, icons);
}
