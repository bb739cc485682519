import { fetchedOnce, type Gateway } from '@hoa/api';
import type { FileCallsOptions } from './file-calls.ts';

type FileCalls = Pick<Gateway, 'upload' | 'download' | 'viewAddress'>;

/**
 * Returns a gateway's upload and download functions, whose code loads with the first file, since few visits transfer
 * one.
 */
export function fileCallsOnDemand(options: FileCallsOptions): FileCalls {
  const calls = fetchedOnce(() => import('./file-calls.ts').then((m) => m.fileCalls(options)));
  return {
    upload: async (...input) => (await calls()).upload(...input),
    download: async (...input) => (await calls()).download(...input),
    viewAddress: async (...input) => (await calls()).viewAddress(...input),
  };
}
