import { ticketCategories } from '@hoa/domain';
import { type WaitingCommand, waitingCommands } from '../operations.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** The version of the record format. A release ignores records of a newer version. */
export const outboxVersion = 1;

/** The stored record of an entry: the entry itself or, after it was sent, its real id. */
export type OutboxRecord = OutboxEntry | SentRecord;

/** The real id of a sent entry, for entries that still refer to its outbox id. */
export interface SentRecord {
  readonly id: string;
  readonly sentAs: string;
  readonly sentAt: string;
}

/** Returns the record, or the reason why the text cannot be read. */
export function readRecord(text: string): OutboxRecord | 'damaged' | 'newer' {
  const value = parse(text);
  if (!isObject(value) || typeof value.version !== 'number') return 'damaged';
  if (value.version > outboxVersion) return 'newer';
  const { version: _, ...record } = value;
  return isSent(record) || isEntry(record) ? record : 'damaged';
}

export function writeRecord(record: OutboxRecord): string {
  return JSON.stringify({ version: outboxVersion, ...record });
}

type Json = Readonly<Record<string, unknown>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSent(value: Json): value is Json & SentRecord {
  return hasTexts(value, 'id', 'sentAs', 'sentAt');
}

/** Checks only what display needs; the contract validates everything when it is sent. */
function isEntry(value: Json): value is Json & OutboxEntry {
  const { operation, input, place, createdAt, requestId, renewed, problem } = value;
  return (
    hasTexts(value, 'id', 'createdAt') &&
    !Number.isNaN(Date.parse(String(createdAt))) &&
    Number.isFinite(place) &&
    isCommand(operation) &&
    isObject(input) &&
    shapes[operation](input) &&
    (requestId === undefined || typeof requestId === 'string') &&
    (renewed === undefined || (isObject(renewed) && hasTexts(renewed, 'requestId', 'at'))) &&
    (problem === undefined ||
      (isObject(problem) && hasTexts(problem, 'code') && isObject(problem.params)))
  );
}

const shapes: Record<WaitingCommand, (input: Json) => boolean> = {
  'tickets.create': (input) =>
    ticketCategories.some((category) => category === input.category) &&
    Object.entries(input).every(([key, it]) => key === 'attachments' || typeof it === 'string') &&
    (input.attachments === undefined || areFiles(input.attachments)),
  'tickets.postMessage': (input) =>
    hasTexts(input, 'ticketId', 'content') &&
    typeof input.isInternal === 'boolean' &&
    areFiles(input.attachments),
  'threads.reply': (input) => hasTexts(input, 'threadId', 'content') && areFiles(input.attachments),
  'comments.add': (input) =>
    hasTexts(input, 'topicId', 'content') &&
    (input.parentId === undefined || typeof input.parentId === 'string'),
};

function areFiles(value: unknown): boolean {
  return (
    Array.isArray(value) && value.every((file) => isObject(file) && hasTexts(file, 'id', 'name'))
  );
}

function isCommand(value: unknown): value is WaitingCommand {
  return waitingCommands.some((command) => command === value);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasTexts(value: Json, ...names: string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}
