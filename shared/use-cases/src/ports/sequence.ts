import * as z from 'zod/mini';

/** The number sequences of an association. */
export const sequenceNames = ['tickets', 'invoices'] as const;

export type SequenceName = (typeof sequenceNames)[number];

/** The last number that was assigned. */
export const sequenceSchema = z.object({ id: z.enum(sequenceNames), last: z.int() });

export type Sequence = z.infer<typeof sequenceSchema>;
