import { audienceTags, impersonations, roles, tenures } from '@hoa/domain';
import {
  auditEntrySchema,
  auditSubjectSchema,
  buildingChangeSchema,
  buildingSchema,
  contactChangeSchema,
  emailChangeSchema,
  homeChangeSchema,
  homeEntrySchema,
  homeLineSchema,
  homeWithSaleSchema,
  idSchema,
  importKinds,
  importLineSchema,
  invitationSchema,
  membershipChangeSchema,
  newHomeSchema,
  newSaleSchema,
  optionalDaySchema,
  personEntrySchema,
  seatFormSchema,
  seatLineSchema,
  shownImportSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields, searchField } from './lists.ts';
import type { ContractPart } from './schemas.ts';

const count = z.int();
const onePerson = z.object({ personId: idSchema });
const oneHome = z.object({ label: idSchema });

const columnName = z.string().check(z.maxLength(200));

/** The text of a CSV file whose first line names its columns. */
const csvFile = z.object({
  csv: z.string().check(z.maxLength(500_000, 'too-long')),
  /** The fields that columns are read as, other than by their names; '' leaves a column out. */
  columns: z.optional(
    z.array(z.object({ name: columnName, field: columnName })).check(z.maxLength(200)),
  ),
});

/** The columns of a file, and the fields that they can be read as. */
const fileColumnsSchema = z.object({
  fields: z.array(z.string()),
  found: z.array(
    z.object({
      name: z.string(),
      /** '' if the column is left out. */
      field: z.string(),
      /** The text of its first cell that is not blank. */
      sample: z.string(),
    }),
  ),
});

/** A resident's membership that an administrator views or acts in. */
const viewedSchema = z.object({
  id: z.string(),
  uid: z.string(),
  displayName: z.string(),
  hoaId: z.string(),
  role: z.literal('resident'),
  unit: z.optional(z.string()),
  building: z.optional(z.string()),
  tenure: z.optional(z.enum(tenures)),
  groups: z.array(z.enum(audienceTags)),
  impersonation: z.enum(impersonations),
});

const chosenLines = z.extend(csvFile, {
  /** The numbers of accepted lines that are not imported. */
  leftOut: z.optional(z.array(z.int().check(z.gte(1), z.lte(500_000))).check(z.maxLength(3000))),
});

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
      /** Only people without email. */
      isOnPaper: z.optional(z.boolean()),
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
  /** A preview of `people.import`: the accepted and the refused lines. */
  'people.importPreview': {
    input: csvFile,
    output: z.object({
      accepted: listOf(
        z.extend(importLineSchema, {
          /** 'changed' adds a role to a known person. Servers of the previous release omit both fields. */
          outcome: z.optional(z.enum(['new', 'changed'])),
          /** Lines about the same person have the same number. */
          person: z.optional(count),
        }),
      ),
      refused: listOf(refusedLineSchema),
      columns: z.optional(fileColumnsSchema),
      /** The number of people in the accepted lines; servers of the previous release omit it. */
      people: z.optional(count),
    }),
  },
  /**
   * Adds the people in all accepted lines, without inviting them. Returns the number of accepted lines, of refused lines and of people;
   * servers of the previous release omit `people`.
   */
  'people.import': {
    input: chosenLines,
    output: z.object({ imported: count, refused: count, people: z.optional(count) }),
  },
  /** Ends the membership on the day the new one starts. Adds none if the person already holds the new one. */
  'people.changeMembership': {
    input: z.object({ ...onePerson.shape, membershipId: idSchema, to: membershipChangeSchema }),
    output: personEntrySchema,
  },
  /** Corrects a person's contact details, in their profile too. */
  'people.correct': {
    input: z.object({ ...onePerson.shape, ...contactChangeSchema.shape }),
    output: personEntrySchema,
  },
  /** The number of people whom `people.sendInvitations` would invite. */
  'people.uninvited': { input: nothing, output: z.object({ count }) },
  /** Mails an invitation to everyone with an email and a role who has never signed in; returns their number. */
  'people.sendInvitations': { input: nothing, output: z.object({ count }) },
  /** Ends one membership at the beginning of a day, or immediately if it is ''; the others stay. */
  'people.endMembership': {
    input: z.object({
      ...onePerson.shape,
      membershipId: idSchema,
      on: z._default(optionalDaySchema, ''),
    }),
    output: personEntrySchema,
  },
  /** Gives a person a seat on the board or as chair of a committee; broadcasts to the group reach them for the term. */
  'people.addSeat': {
    input: z.object({ ...onePerson.shape, seat: seatFormSchema }),
    output: personEntrySchema,
  },
  /** Ends a term at the beginning of a day, or immediately if it is ''. */
  'people.endSeat': {
    input: z.object({ ...onePerson.shape, seatId: idSchema, on: optionalDaySchema }),
    output: personEntrySchema,
  },
  /**
   * Lets an administrator view the portal as a resident, or act for one without email, for four hours or until
   * `people.stopViewing`. Returns the membership to name in requests.
   */
  'people.viewAs': { input: z.object({ membershipId: idSchema }), output: viewedSchema },
  'people.stopViewing': { input: nothing, output: z.object({}) },
  /** Ends all memberships immediately. */
  'people.remove': { input: onePerson, output: personEntrySchema },
  /** Restarts the memberships that the removal ended. */
  'people.restore': { input: onePerson, output: personEntrySchema },
  /** Changes the sign-in email of a person who lost access to their mailbox; effective immediately. */
  'people.changeEmail': {
    input: z.extend(onePerson, emailChangeSchema.shape),
    output: personEntrySchema,
  },
  /** Buildings with homes, by name. */
  'buildings.list': { input: nothing, output: z.object({ items: z.array(buildingSchema) }) },
  'buildings.rename': { input: buildingChangeSchema, output: buildingSchema },
  /** Sorted by label; `all` is the total without search and filter. */
  'homes.list': {
    input: z.object({ search: searchField, building: z.optional(idSchema), ...pageFields }),
    output: z.extend(listOf(homeEntrySchema), { all: count }),
  },
  'homes.get': { input: oneHome, output: homeWithSaleSchema },
  'homes.add': { input: newHomeSchema, output: homeEntrySchema },
  /** Rejects with `conflict` if the home has changed since `version`. */
  'homes.change': { input: homeChangeSchema, output: homeEntrySchema },
  /** Only a home that nobody ever held, and that has no account. */
  'homes.remove': { input: oneHome, output: nothing },
  /**
   * Records a sale: from the beginning of the settlement day on, the former owners hold the home no longer and the
   * buyer owns it. Rejects if another sale of the home is to come.
   */
  'homes.recordSale': { input: newSaleSchema, output: nothing },
  /** Undoes a sale before its settlement day. */
  'homes.undoSale': { input: z.object({ saleId: idSchema }), output: nothing },
  /** A preview of `homes.import`: the accepted and the refused lines. */
  'homes.importPreview': {
    input: csvFile,
    output: z.object({
      accepted: listOf(
        z.extend(homeLineSchema, { outcome: z.enum(['new', 'changed', 'unchanged']) }),
      ),
      refused: listOf(refusedLineSchema),
      columns: z.optional(fileColumnsSchema),
      added: count,
      changed: count,
    }),
  },
  /** Adds and changes homes, and adds buildings by name. A blank cell keeps the stored value. */
  'homes.import': { input: chosenLines, output: z.object({ imported: count, refused: count }) },
  /** A preview of `seats.import`: the accepted and the refused lines. */
  'seats.importPreview': {
    input: csvFile,
    output: z.object({
      accepted: listOf(z.extend(seatLineSchema, { outcome: z.enum(['new', 'unchanged']) })),
      refused: listOf(refusedLineSchema),
      columns: fileColumnsSchema,
    }),
  },
  /** Gives people of the association seats. Keeps the seats that they have. */
  'seats.import': { input: chosenLines, output: z.object({ imported: count, refused: count }) },
  /** Imports of the last day, latest first, and the corrections of columns that the last import of all needed. */
  'imports.list': {
    input: z.object({ kind: z.enum(importKinds) }),
    output: z.object({
      items: z.array(shownImportSchema),
      /** Servers of the previous release omit it. */
      columns: csvFile.shape.columns,
    }),
  },
  /**
   * Undoes an import of the last day. Homes with people and people who have signed in stay, the latter without the
   * imported roles; homes that somebody changed since keep the change. Imported seats are removed, ended ones too.
   */
  'imports.undo': { input: z.object({ importId: idSchema }), output: nothing },
  /** Latest first. */
  'audit.list': {
    input: z.object({ subject: auditSubjectSchema, ...pageFields }),
    output: listOf(auditEntrySchema),
  },
} satisfies ContractPart;
