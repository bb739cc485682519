export * from './contract.ts';
export * from './fetched.ts';
export type { Gateway, UploadOptions } from './gateway.ts';
export * from './operations.ts';
export * from './outbox/outbox-on-demand.ts';
export * from './page-input.ts';
export * from './planned-operations.ts';
export * from './portal-error.ts';
export * from './request-id.ts';
