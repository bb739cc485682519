import {
  Bell,
  Circle,
  Contact,
  CreditCard,
  Folder,
  House,
  type IconNode,
  LayoutGrid,
  LifeBuoy,
  Mail,
  Megaphone,
  MessagesSquare,
  ShieldCheck,
} from 'lucide';

/**
 * The icons of the navigation, by the lucide name that a page gives; the quick menu has more
 * (`quick-menu/menu-icons.ts`). Pages whose remote brings a frame of its own have similar ones, for
 * when that remote can't be loaded.
 */
export const navigationIcons: Readonly<Record<string, IconNode>> = {
  bell: Bell,
  'clipboard-list': LayoutGrid,
  contact: Contact,
  'credit-card': CreditCard,
  folder: Folder,
  house: House,
  'layout-grid': LayoutGrid,
  'life-buoy': LifeBuoy,
  mail: Mail,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  receipt: CreditCard,
  'shield-check': ShieldCheck,
};

/** Returns the icon with a name; a dot for an unknown name, so that a new page does not need a release of the shell. */
export function portalIcon(name: string, icons = navigationIcons): IconNode {
  return (Object.hasOwn(icons, name) && icons[name]) || Circle;
}
