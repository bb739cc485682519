import { directoryAudiences } from '@hoa/domain';
import { directoryEntrySchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields, searchField } from './lists.ts';
import type { ContractPart } from './schemas.ts';

export const directoryContract = {
  /** People by name, with the details that they choose to show. */
  'directory.list': {
    input: z.object({ search: searchField, ...pageFields }),
    output: listOf(directoryEntrySchema),
  },
  /** The actor as the directory lists them, and who may see it; null if they are not listed. */
  'directory.preview': {
    input: nothing,
    output: z.object({
      audience: z.enum(directoryAudiences),
      entry: z.nullable(directoryEntrySchema),
    }),
  },
} satisfies ContractPart;
