import { MenuCards } from '@hoa/parts';
import { Page } from '@hoa/portal';
import {
  Bell,
  Circle,
  CircleUser,
  Contact,
  CreditCard,
  Folder,
  House,
  type IconNode,
  LayoutDashboard,
  LifeBuoy,
  Mail,
  Megaphone,
  MessagesSquare,
  Search,
  ShieldCheck,
} from 'lucide';
import { useText } from './messages.ts';

/** A card for every page the signed-in role may open, from all remotes. */
export function MenuScreen() {
  const text = useText();
  return (
    <Page title={text.title} description={text.description}>
      <MenuCards label={text.sections} iconOf={menuIcon} />
    </Page>
  );
}

/** The icons of menu entries, by name. */
const icons: Readonly<Record<string, IconNode>> = {
  bell: Bell,
  'circle-user': CircleUser,
  contact: Contact,
  'credit-card': CreditCard,
  folder: Folder,
  house: House,
  'layout-dashboard': LayoutDashboard,
  'life-buoy': LifeBuoy,
  mail: Mail,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  search: Search,
  'shield-check': ShieldCheck,
};

/** The icon of that name; a dot for a name this release does not know. */
function menuIcon(name: string): IconNode {
  return (Object.hasOwn(icons, name) && icons[name]) || Circle;
}
