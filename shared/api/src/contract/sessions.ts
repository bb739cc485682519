import { idSchema, ownSessionSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';

/** Where a person is signed in; only adapters that people sign in to offer it. */
export const sessionsContract = {
  'sessions.list': { input: nothing, output: z.array(ownSessionSchema) },
  'sessions.end': { input: z.object({ sessionId: idSchema }), output: nothing },
} satisfies ContractPart;
