import { createRemote } from '@hoa/portal';
import { VendorFrame } from './frame/VendorFrame.tsx';
import { area, pages } from './pages.ts';
import { screens } from './screens.ts';

export const { contract, bootstrap, mount, unmount } = createRemote({
  name: 'remote-vendor',
  area,
  pages,
  screens,
  frame: VendorFrame,
});
