// @ts-check
// The build configuration of the shell and its remotes.
export { remoteConfig } from './remote.mjs';
export { shellConfig } from './shell.mjs';
