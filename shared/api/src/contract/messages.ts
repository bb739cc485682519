import { inboxFilters, reportDecisions } from '@hoa/domain';
import {
  composeFields,
  directoryEntrySchema,
  idSchema,
  messageBlockSchema,
  messageDraftSchema,
  messageReportSchema,
  messageThreadSchema,
  namedUploadsSchema,
  reportFormSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields, searchField } from './lists.ts';
import type { ContractPart } from './schemas.ts';

const oneThread = z.object({ threadId: idSchema });
const count = z.int();
/** `new` for a new message, or the id of the thread of a reply. */
const placeSchema = idSchema;

/** New conversations, the office's inbox, drafts, and what protects people from messages. */
export const messagesContract = {
  /** Rejects with the problem `not-receiving` and the uids of neighbors who get no messages from the actor. */
  'threads.compose': {
    input: z.object({ ...composeFields, attachments: namedUploadsSchema }),
    output: oneThread,
  },
  /** The neighbors to whom the actor may write, by name; with `id` only that one. */
  'threads.recipients': {
    input: z.object({ search: searchField, ...pageFields, id: z.optional(idSchema) }),
    output: listOf(
      z.pick(directoryEntrySchema, { id: true, displayName: true, units: true, title: true }),
    ),
  },
  'threads.mute': { input: z.extend(oneThread, { muted: z.boolean() }), output: nothing },
  'threads.report': {
    input: z.extend(oneThread, { messageId: idSchema, reason: reportFormSchema.shape.reason }),
    output: nothing,
  },
  /** Conversations with the office; those that wait come longest waiting first, others latest first. */
  'inbox.list': {
    input: z.object({ filter: z.enum(inboxFilters), ...pageFields }),
    output: z.extend(listOf(messageThreadSchema), {
      counts: z.record(z.enum(inboxFilters), count),
    }),
  },
  /** Those who answer for the office, by name. */
  'inbox.colleagues': {
    input: nothing,
    output: z.array(z.object({ uid: z.string(), displayName: z.string() })),
  },
  /**
   * Takes a conversation or hands it over. `seen` is the uid of who had taken it, '' for nobody; rejects with
   * `thread-taken` and the name if that has changed.
   */
  'inbox.assign': {
    input: z.extend(oneThread, { to: idSchema, seen: idSchema }),
    output: nothing,
  },
  'inbox.setClosed': { input: z.extend(oneThread, { closed: z.boolean() }), output: nothing },
  /** The oldest open report first, then the latest decided ones. */
  'reports.list': {
    input: z.object({ isOpen: z.boolean(), ...pageFields }),
    output: z.extend(listOf(messageReportSchema), { open: count }),
  },
  /** Decides all reports of the message; rejects with `report-decided` and the name of who did before. */
  'reports.decide': {
    input: z.object({ reportId: idSchema, decision: z.enum(reportDecisions) }),
    output: nothing,
  },
  'blocks.list': { input: nothing, output: z.array(messageBlockSchema) },
  'blocks.set': { input: z.object({ uid: idSchema, blocked: z.boolean() }), output: nothing },
  'messageDrafts.get': {
    input: z.object({ place: placeSchema }),
    output: z.nullable(messageDraftSchema),
  },
  /** Stores what is typed; a draft without any text is removed. */
  'messageDrafts.save': {
    input: z.extend(messageDraftSchema, { place: placeSchema }),
    output: nothing,
  },
} satisfies ContractPart;
