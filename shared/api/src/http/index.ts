export * from './events.ts';
export * from './files.ts';
export * from './http-client.ts';
export * from './own-commands.ts';
