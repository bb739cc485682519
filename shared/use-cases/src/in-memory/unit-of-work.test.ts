import { repositoryContractSuite } from '../testing/repository-contract-suite.ts';
import { createInMemoryUnitOfWork } from './unit-of-work.ts';

repositoryContractSuite('In memory', {
  open: async (timeZone) => ({
    unitOfWork: createInMemoryUnitOfWork(),
    association: {
      id: 'default-hoa',
      name: 'Cedar Hollow',
      timeZone,
      ticketPrefix: 'TKT',
      invoicePrefix: 'INV',
      confirmsEmails: false,
    },
  }),
});
