// @ts-check
// The exports of `react-dom` that libraries in remotes use.
export { createPortal, flushSync } from '@hoa/portal';
