export * from './http-client.ts';
export * from './http-gateway.ts';
