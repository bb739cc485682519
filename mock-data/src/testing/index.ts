// The sample data for the tests of a server.
export { mockActors } from '../mock-actors.ts';
export { sampleAssociation } from '../sample-association.ts';
export { testNow } from './open-gateway.ts';
export { openEmptyStorage, openUnitOfWork } from './open-unit-of-work.ts';
