import { MenuCards } from '@hoa/parts';
import { Page } from '@hoa/portal';
import { menuIcon } from './menu-icons.ts';
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
