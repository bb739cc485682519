// The sample data for tests of the use cases and of a server.
export { sampleCollections } from '../collections.ts';
export { mockActors } from '../mock-actors.ts';
export { createMemberships } from '../people.ts';
export { sampleAssociation } from '../sample-association.ts';
export { simulatedMail } from '../simulated-mail.ts';
export { testNow } from './open-gateway.ts';
export { actorOf } from './open-portal.ts';
export { openEmptyStorage, openUnitOfWork } from './open-unit-of-work.ts';
export { readSamples } from './read-samples.ts';
