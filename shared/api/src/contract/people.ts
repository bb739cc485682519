import { roles } from '@hoa/domain';
import {
  auditEntrySchema,
  auditSubjectSchema,
  emailChangeSchema,
  idSchema,
  importLineSchema,
  invitationSchema,
  membershipChangeSchema,
  personEntrySchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, pageFields, searchField } from './lists.ts';
import type { ContractPart } from './schemas.ts';

const count = z.int();
const onePerson = z.object({ personId: idSchema });

/** The text of a CSV file whose first line names its columns. */
const csvFile = z.object({ csv: z.string().check(z.maxLength(500_000, 'too-long')) });

/** A line of a CSV file that is not imported, and why. */
const refusedLineSchema = z.object({
  line: count,
  /** As the file names it; '' where the whole line can't be read. */
  column: z.string(),
  problem: z.string(),
  /** What stands there. */
  value: z.string(),
});

/** Who belongs to the association, and what was done in it. */
export const peopleContract = {
  /** By name; `all` counts them without search and filter. Removed people are listed alone. */
  'people.list': {
    input: z.object({
      search: searchField,
      role: z.optional(z.enum(roles)),
      isRemoved: z.optional(z.boolean()),
      ...pageFields,
    }),
    output: z.extend(listOf(personEntrySchema), { all: count }),
  },
  /** With memberships that have ended. */
  'people.get': { input: onePerson, output: personEntrySchema },
  /** A person of that email who belongs to the association already gets one more role. */
  'people.invite': { input: invitationSchema, output: personEntrySchema },
  /** What `people.import` would do: the first lines of each kind, and how many there are. */
  'people.importPreview': {
    input: csvFile,
    output: z.object({
      accepted: listOf(importLineSchema),
      refused: listOf(refusedLineSchema),
      /** How many people the accepted lines name; servers of the release before count lines alone. */
      people: z.optional(count),
    }),
  },
  /** Invites the people of every line that is not refused; answers how many lines there are of each kind, and people, which the release before did not. */
  'people.import': {
    input: csvFile,
    output: z.object({ imported: count, refused: count, people: z.optional(count) }),
  },
  /**
   * The membership ends on the day from which another holds in its place. Nothing is added where the person holds that
   * one already.
   */
  'people.changeMembership': {
    input: z.object({ ...onePerson.shape, membershipId: idSchema, to: membershipChangeSchema }),
    output: personEntrySchema,
  },
  /** Ends one membership now; the others stay. */
  'people.endMembership': {
    input: z.object({ ...onePerson.shape, membershipId: idSchema }),
    output: personEntrySchema,
  },
  /** Ends every membership at once. */
  'people.remove': { input: onePerson, output: personEntrySchema },
  /** Begins the memberships anew that the removal ended. */
  'people.restore': { input: onePerson, output: personEntrySchema },
  /** For a person who lost their mailbox: the new email signs in from now on. */
  'people.changeEmail': {
    input: z.extend(onePerson, emailChangeSchema.shape),
    output: personEntrySchema,
  },
  /** Latest first. */
  'audit.list': {
    input: z.object({ subject: auditSubjectSchema, ...pageFields }),
    output: listOf(auditEntrySchema),
  },
} satisfies ContractPart;
