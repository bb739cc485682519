import { PortalError } from '@hoa/api';
import type { CsvReader } from '@hoa/use-cases';
import { type Decoders, DecodingRefusal } from './decoders.ts';

/** Creates a CSV reader that parses in a child process, so that it does not block the event loop. */
export function createCsvReader(decoders: Decoders): CsvReader {
  return (csv, max, uid) =>
    decoders.decode('readCsv', { csv, max }, { uid }).catch((error: unknown) => {
      if (!(error instanceof DecodingRefusal)) throw error;
      throw new PortalError('invalid-input', { field: 'csv', problem: 'too-long' });
    });
}
