import {
  Bell,
  CalendarDays,
  Circle,
  CircleUser,
  ClipboardList,
  CreditCard,
  Folder,
  House,
  LayoutDashboard,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Palette,
  Receipt,
  Search,
  Settings,
  ShieldCheck,
  Ticket,
  Users,
  Wrench,
} from 'lucide-react';

/** The icons that a page may name in its navigation and menu entries, by their lucide name. */
const icons: Readonly<Record<string, LucideIcon>> = {
  bell: Bell,
  'calendar-days': CalendarDays,
  'circle-user': CircleUser,
  'clipboard-list': ClipboardList,
  'credit-card': CreditCard,
  folder: Folder,
  house: House,
  'layout-dashboard': LayoutDashboard,
  'layout-grid': LayoutGrid,
  'life-buoy': LifeBuoy,
  mail: Mail,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  newspaper: Newspaper,
  palette: Palette,
  receipt: Receipt,
  search: Search,
  settings: Settings,
  'shield-check': ShieldCheck,
  ticket: Ticket,
  users: Users,
  wrench: Wrench,
};

/** The icon of that name; a plain dot when the set has none, so that a new page needs no release of the shell. */
export function portalIcon(name: string): LucideIcon {
  return (Object.hasOwn(icons, name) && icons[name]) || Circle;
}
