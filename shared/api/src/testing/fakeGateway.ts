import { exampleAssociation } from '@hoa/domain/testing';
import type { Input, Output } from '../contract.ts';
import type { Gateway } from '../gateway.ts';
import type { Operation, Tag } from '../operations.ts';
import { PortalError } from '../portal-error.ts';
import type { Repeatable } from '../request-id.ts';

/** Answers for the operations that a test uses; throw a PortalError to refuse. */
export type Handlers = {
  readonly [Name in Operation]?: (input: Input<Name>) => Output<Name> | Promise<Output<Name>>;
};

/** A call that went through the gateway, in order. */
export interface RecordedCall {
  readonly name: Operation;
  /** Without the request id. */
  readonly input: unknown;
  readonly requestId?: string | undefined;
}

/** A Gateway whose answers a test writes down; it records every call and can announce changes. */
export interface FakeGateway extends Gateway {
  readonly calls: readonly RecordedCall[];
  /** The ids of what was downloaded, in order. */
  readonly downloads: readonly string[];
  /** The ids of the pictures of which a small version was read, in order. */
  readonly smallDownloads: readonly string[];
  /** The inputs of one operation's calls, oldest first, without their request ids. */
  inputsOf<Name extends Operation>(name: Name): Input<Name>[];
  /** The request ids of one command's calls, oldest first. */
  requestIdsOf(name: Operation): (string | undefined)[];
  /** Tells the screen that something changed elsewhere. */
  announce(tags: Tag[]): void;
  /** Replaces or adds answers from now on. */
  answer(handlers: Handlers): void;
}

export interface FakeGatewayOptions {
  readonly unsupported?: readonly Operation[];
  /** What can be downloaded besides what was uploaded; any other id is refused as `not-found`. */
  readonly files?: Readonly<Record<string, File>>;
  /** Where PDFs can be viewed, by their ids. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Stores a file; at once by default. */
  readonly upload?: Gateway['upload'];
}

/** Makes a fake gateway; an operation without an answer fails the test by rejecting with its name. */
export function fakeGateway(
  handlers: Handlers,
  {
    unsupported = [],
    files: given = {},
    addresses = {},
    upload = uploadAtOnce(),
  }: FakeGatewayOptions = {},
): FakeGateway {
  const files = new Map(Object.entries(given));
  const downloads: string[] = [];
  const smallDownloads: string[] = [];
  let answers: Handlers = { 'association.get': () => exampleAssociation, ...handlers };
  const calls: RecordedCall[] = [];
  const listeners = new Set<(tags: Tag[]) => void>();
  return {
    calls,
    downloads,
    smallDownloads,
    inputsOf: <Name extends Operation>(name: Name) =>
      calls.filter((call) => call.name === name).map((call) => call.input as Input<Name>),
    requestIdsOf: (name) =>
      calls.filter((call) => call.name === name).map(({ requestId }) => requestId),
    announce: (tags) => {
      for (const listener of [...listeners]) listener(tags);
    },
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    call: async (name, named) => {
      const { requestId, ...input } = named as typeof named & Repeatable;
      calls.push({ name, input, requestId });
      const handler = answers[name];
      if (!handler) throw new Error(`The test gives no answer for ${name}.`);
      return handler(input as typeof named);
    },
    upload: async (file, options) => {
      const uploaded = await upload(file, options);
      files.set(uploaded.id, file);
      return uploaded;
    },
    viewAddress: async (fileId) => addresses[fileId],
    download: async (fileId, _, { small } = {}) => {
      (small ? smallDownloads : downloads).push(fileId);
      const file = files.get(fileId);
      if (!file) throw new PortalError('not-found');
      return file;
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    supports: (name) => !unsupported.includes(name),
  };
}

function uploadAtOnce(): Gateway['upload'] {
  let count = 0;
  return async ({ name, type, size }, { folder, onProgress }) => {
    count += 1;
    onProgress?.(100);
    const url = `/${folder}/upload-${count}`;
    const uploadedAt = '2026-03-10T15:00:00.000Z';
    return { id: `upload-${count}`, name, type, size, url, uploadedBy: 'resident-1', uploadedAt };
  };
}

/** The page of a list that an input asks for; the whole list without a limit. */
export function pageOf<T>(
  items: readonly T[],
  { limit = items.length, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): { items: T[]; total: number } {
  return { items: items.slice(offset, offset + limit), total: items.length };
}
