export * from './contract/ticket-intake.ts';
export type { VendorDashboard } from './contract/vendor-dashboard.ts';
export * from './contract.ts';
export type { Gateway } from './gateway.ts';
export * from './operations.ts';
export * from './portal-error.ts';
export type * from './repositories.ts';
export type * from './use-case.ts';
export * from './run-operation.ts';
