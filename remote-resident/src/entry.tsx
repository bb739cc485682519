import { createRemote } from '@hoa/portal';
import { area, pages } from './pages.ts';
import { screens } from './screens.ts';

export const { contract, bootstrap, mount, unmount } = createRemote({
  name: 'remote-resident',
  area,
  pages,
  screens,
});
