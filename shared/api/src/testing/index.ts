export * from './fakeGateway.ts';
export * from './outbox-around.ts';
