import { testFirstReads } from '@hoa/shared/testing';
import { VendorFrame } from './frame/VendorFrame.tsx';
import { pages } from './pages.ts';
import { screens } from './screens.ts';

testFirstReads(pages, screens, (screen) => <VendorFrame>{screen}</VendorFrame>);
