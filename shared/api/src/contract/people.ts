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

/** A line of a CSV file that is not imported, and the reason. */
const refusedLineSchema = z.object({
  line: count,
  /** The column name in the file; '' if the whole line cannot be read. */
  column: z.string(),
  problem: z.string(),
  /** The text of the cell. */
  value: z.string(),
});

/** The members of the association, and its audit log. */
export const peopleContract = {
  /** Sorted by name; `all` is the total without search and filter. Removed people appear only with `isRemoved`. */
  'people.list': {
    input: z.object({
      search: searchField,
      role: z.optional(z.enum(roles)),
      isRemoved: z.optional(z.boolean()),
      ...pageFields,
    }),
    output: z.extend(listOf(personEntrySchema), { all: count }),
  },
  /** Includes memberships that have ended. */
  'people.get': { input: onePerson, output: personEntrySchema },
  /** An existing member with this email gets the role in addition. */
  'people.invite': { input: invitationSchema, output: personEntrySchema },
  /** Mails the invitation again to a person who holds a role. */
  'people.sendInvitation': { input: onePerson, output: z.object({}) },
  /** A preview of `people.import`: the first lines of each kind, and their totals. */
  'people.importPreview': {
    input: csvFile,
    output: z.object({
      accepted: listOf(importLineSchema),
      refused: listOf(refusedLineSchema),
      /** The number of people in the accepted lines; servers of the previous release omit it. */
      people: z.optional(count),
    }),
  },
  /**
   * Invites the people in all accepted lines. Returns the number of accepted lines, of refused lines and of people;
   * servers of the previous release omit `people`.
   */
  'people.import': {
    input: csvFile,
    output: z.object({ imported: count, refused: count, people: z.optional(count) }),
  },
  /** Ends the membership on the day the new one starts. Adds none if the person already holds the new one. */
  'people.changeMembership': {
    input: z.object({ ...onePerson.shape, membershipId: idSchema, to: membershipChangeSchema }),
    output: personEntrySchema,
  },
  /** Ends one membership immediately; the others stay. */
  'people.endMembership': {
    input: z.object({ ...onePerson.shape, membershipId: idSchema }),
    output: personEntrySchema,
  },
  /** Ends all memberships immediately. */
  'people.remove': { input: onePerson, output: personEntrySchema },
  /** Restarts the memberships that the removal ended. */
  'people.restore': { input: onePerson, output: personEntrySchema },
  /** Changes the sign-in email of a person who lost access to their mailbox; effective immediately. */
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
