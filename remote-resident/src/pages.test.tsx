import { testFirstReads } from '@hoa/portal/testing';
import { pages } from './pages.ts';
import { screens } from './screens.ts';

testFirstReads(pages, screens);
