import * as z from 'zod/mini';
import { isoDateSchema, optionalDaySchema, requiredLine } from '../kernel/field-schemas.ts';
import type { AudienceTag } from './audience.ts';

/** The groups that people are elected to for a term. */
export const seatGroups = ['board-members', 'committee-chairs'] as const satisfies AudienceTag[];

/** A person's seat on the board or as chair of a committee, with its term. */
export const seatSchema = z.object({
  id: z.string(),
  uid: z.string(),
  group: z.enum(seatGroups),
  /** Such as President, or the committee's name. */
  office: z.string(),
  since: isoDateSchema,
  /** The moment the term ended or will end. */
  until: z.optional(isoDateSchema),
});

export type Seat = z.infer<typeof seatSchema>;

/** A line of a file of seats. */
export const seatLineSchema = z.object({
  /** The line number in the file, from 1. */
  line: z.int(),
  displayName: z.string(),
  /** '' if the name tells who it is. */
  email: z.string(),
  group: z.enum(seatGroups),
  office: z.string(),
  /** The first day; '' means immediately. */
  from: optionalDaySchema,
  /** The last day; '' for an open end. */
  until: optionalDaySchema,
});

export type SeatLine = z.infer<typeof seatLineSchema>;

/** The form of a seat. */
export const seatFormSchema = z
  .object({
    group: z.enum(seatGroups),
    office: requiredLine('office-required'),
    /** The first day; '' means immediately. */
    from: optionalDaySchema,
    /** The day at whose beginning the term ends; '' for an open end. */
    until: optionalDaySchema,
  })
  .check(
    z.refine(({ from, until }) => from === '' || until === '' || from < until, {
      error: 'until-before-from',
      path: ['until'],
    }),
  );

export type SeatForm = z.output<typeof seatFormSchema>;
