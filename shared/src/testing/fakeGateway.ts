import type { Input, Output } from '../data/contract.ts';
import type { Gateway } from '../data/gateway.ts';
import type { Operation, Tag } from '../data/operations.ts';

/** Answers for the operations that a test uses; throw a PortalError to refuse. */
export type Handlers = {
  readonly [Name in Operation]?: (input: Input<Name>) => Output<Name> | Promise<Output<Name>>;
};

/** A call that went through the gateway, in order. */
export interface RecordedCall {
  readonly name: Operation;
  readonly input: unknown;
}

/** A Gateway whose answers a test writes down; it records every call and can announce changes. */
export interface FakeGateway extends Gateway {
  readonly calls: readonly RecordedCall[];
  /** The inputs of one operation's calls, oldest first. */
  inputsOf<Name extends Operation>(name: Name): Input<Name>[];
  /** Tells the screen that something changed elsewhere. */
  announce(tags: Tag[]): void;
  /** Replaces or adds answers from now on. */
  answer(handlers: Handlers): void;
}

/** Makes a fake gateway; an operation without an answer fails the test by rejecting with its name. */
export function fakeGateway(
  handlers: Handlers,
  { unsupported = [] }: { unsupported?: readonly Operation[] } = {},
): FakeGateway {
  let answers = handlers;
  const calls: RecordedCall[] = [];
  const listeners = new Set<(tags: Tag[]) => void>();
  return {
    calls,
    inputsOf: <Name extends Operation>(name: Name) =>
      calls.filter((call) => call.name === name).map((call) => call.input as Input<Name>),
    announce: (tags) => {
      for (const listener of [...listeners]) listener(tags);
    },
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    call: async (name, input) => {
      calls.push({ name, input });
      const handler = answers[name];
      if (!handler) throw new Error(`The test gives no answer for ${name}.`);
      return handler(input);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    supports: (name) => !unsupported.includes(name),
  };
}
