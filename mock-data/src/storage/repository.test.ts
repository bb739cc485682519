import { repositoryContractSuite } from '@hoa/use-cases/testing';
import { openEmptyStorage } from '../testing/open-unit-of-work.ts';

repositoryContractSuite('The browser', { open: openEmptyStorage });
