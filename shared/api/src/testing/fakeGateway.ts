import { exampleAssociation } from '@hoa/domain/testing';
import type { Input, Output } from '../contract.ts';
import type { Gateway } from '../gateway.ts';
import type { Operation, Tag } from '../operations.ts';
import { PortalError } from '../portal-error.ts';
import type { Repeatable } from '../request-id.ts';

/** Handlers of the operations that a test uses; throw a PortalError to reject. */
export type Handlers = {
  readonly [Name in Operation]?: (input: Input<Name>) => Output<Name> | Promise<Output<Name>>;
};

/** A recorded call. */
export interface RecordedCall {
  readonly name: Operation;
  /** Without the request id. */
  readonly input: unknown;
  readonly requestId?: string | undefined;
}

/** A Gateway with the responses that a test defines. It records every call and can announce changes. */
export interface FakeGateway extends Gateway {
  readonly calls: readonly RecordedCall[];
  /** The ids of downloaded files, in order. */
  readonly downloads: readonly string[];
  /** The ids of pictures whose thumbnail was read, in order. */
  readonly smallDownloads: readonly string[];
  /** The inputs of one operation's calls, oldest first, without their request ids. */
  inputsOf<Name extends Operation>(name: Name): Input<Name>[];
  /** The request ids of one command's calls, oldest first. */
  requestIdsOf(name: Operation): (string | undefined)[];
  /** Notifies the screen that something changed elsewhere. */
  announce(tags: Tag[]): void;
  /** Replaces or adds handlers from now on. */
  answer(handlers: Handlers): void;
}

export interface FakeGatewayOptions {
  readonly unsupported?: readonly Operation[];
  /** The files that can be downloaded in addition to uploads; other ids reject with `not-found`. */
  readonly files?: Readonly<Record<string, File>>;
  /** The URLs of PDFs, by file id. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Replaces `upload`, which by default resolves immediately. */
  readonly upload?: Gateway['upload'];
}

/** Creates a fake gateway. An operation without a handler rejects with its name, which fails the test. */
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

/** Returns the page that an input asks for; the whole list without a limit. */
export function pageOf<T>(
  items: readonly T[],
  { limit = items.length, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): { items: T[]; total: number } {
  return { items: items.slice(offset, offset + limit), total: items.length };
}
