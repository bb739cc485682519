import { testFirstReads } from '@hoa/shared/testing';
import { pages } from './pages.ts';
import { screens } from './screens.ts';

testFirstReads(pages, screens);
