// @ts-check
// The one build configuration of the shell and its remotes: what is shared is said here, once.
export { remoteConfig } from './remote.mjs';
export { shellConfig } from './shell.mjs';
