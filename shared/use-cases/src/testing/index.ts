// The tests of every adapter, for any kind of storage.

export { countStatements } from './count-statements.ts';
export { exampleInputs } from './example-inputs.ts';
export {
  type AdapterUnderTest,
  gatewayContractSuite,
  outcomeOf,
} from './gateway-contract-suite.ts';
export { jobContractSuite } from './job-contract-suite.ts';
export {
  exampleTicket,
  exampleTopic,
  type RepositoryStorage,
  repositoryContractSuite,
} from './repository-contract-suite.ts';
