import { testFirstReads } from '@hoa/portal/testing';
import { VendorFrame } from './frame/VendorFrame.tsx';
import { pages } from './pages.ts';
import { screens } from './screens.ts';

testFirstReads(pages, screens, (screen) => <VendorFrame>{screen}</VendorFrame>);
