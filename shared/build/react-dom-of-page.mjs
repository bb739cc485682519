// @ts-check
// What libraries in remotes import from `react-dom`.
export { createPortal, flushSync } from '@hoa/shared';
