import {
  contract,
  type Gateway,
  type Input,
  type Operation,
  type Output,
  operationNames,
  PortalError,
} from '@hoa/api';
import { type Actor, type Role, roles } from '@hoa/domain';
import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { exampleInputs } from './example-inputs.ts';

export interface GatewayUnderTest {
  readonly gateway: Gateway;
  /**
   * Changes a record as another tab would, so that subscribers are notified. Resolves to false if the adapter cannot.
   */
  changeElsewhere(): Promise<boolean>;
}

export interface AdapterUnderTest {
  /** Starts with fresh data, acting as the person that `session` returns. */
  create(session: () => Actor | null): GatewayUnderTest;
  /** A person in each role for whom the records of the example inputs exist. */
  readonly actors: Readonly<Record<Role, Actor>>;
}

/** The contract of the Gateway port, as tests that every adapter must pass. */
export function gatewayContractSuite(name: string, { create, actors }: AdapterUnderTest): void {
  const gatewayOf = (actor: Actor | null) => create(() => actor).gateway;

  describe(`${name} keeps the Gateway's contract`, () => {
    for (const role of roles) {
      it.each(operationNames)(
        `answers %s in its shape to a ${role}, or refuses [V15.3.1]`,
        async (operation) => {
          const answer = await outcomeOf(gatewayOf(actors[role]), operation);
          if (answer instanceof PortalError) {
            expect(answer.code).not.toBe('unexpected');
            expect(answer.code).not.toBe('invalid-input');
            expect(answer.message).not.toBe('');
          } else {
            expectShape(operation, answer);
          }
        },
      );
    }

    it.each(operationNames)('refuses %s to a signed-out person', async (operation) => {
      expect(await outcomeOf(gatewayOf(null), operation)).toMatchObject({ code: 'signed-out' });
    });

    it.each(operationNames)('rejects %s when it was aborted before it began', async (operation) => {
      const gateway = gatewayOf(actors.admin);
      const signal = AbortSignal.abort();
      await expect(gateway.call(operation, exampleInputs[operation], signal)).rejects.toMatchObject(
        { name: 'PortalError', code: 'aborted' },
      );
    });

    it.each(operationNames)(
      'refuses %s when it says that it does not support it',
      async (operation) => {
        const gateway = gatewayOf(actors.admin);
        const answer = await outcomeOf(gateway, operation);
        const isRefused = answer instanceof PortalError && answer.code === 'not-supported';
        expect(isRefused).toBe(!gateway.supports(operation));
      },
    );

    it.each([
      ['tickets.get', { ticketId: 'nobody-knows' }, 'ticket-not-found'],
      ['tickets.messages', { ticketId: 'nobody-knows' }, 'ticket-not-found'],
      ['threads.get', { threadId: 'nobody-knows' }, 'thread-not-found'],
      ['threads.messages', { threadId: 'nobody-knows' }, 'thread-not-found'],
      ['topics.get', { topicId: 'nobody-knows' }, 'topic-not-found'],
    ] as const)('answers %s with not-found for an unknown id', async (operation, input, code) => {
      const gateway = gatewayOf(actors.resident);
      await expect(gateway.call(operation, input)).rejects.toMatchObject({ code });
    });

    it.each(['resident', 'vendor'] as const)('shows a %s only their own', async (role) => {
      const own = actors[role].uid;
      const gateway = gatewayOf(actors[role]);
      for (const ticket of (await gateway.call('tickets.list', { limit: 100 })).items) {
        expect([ticket.submittedBy.uid, ticket.assignedTo?.uid]).toContain(own);
        const messages = await gateway.call('tickets.messages', { ticketId: ticket.id });
        expect(messages.items.some((message) => message.isInternal)).toBe(false);
      }
      const everything = await gatewayOf(actors.admin).call('tickets.list', { limit: 100 });
      const foreign = everything.items.filter(
        ({ submittedBy, assignedTo }) => submittedBy.uid !== own && assignedTo?.uid !== own,
      );
      for (const { id } of foreign) {
        await expect(gateway.call('tickets.get', { ticketId: id })).rejects.toThrow(PortalError);
        await expect(gateway.call('tickets.messages', { ticketId: id })).rejects.toThrow(
          PortalError,
        );
      }
    });

    it('finds tickets and topics by the current name of their author [10.16]', async () => {
      const gateway = gatewayOf(actors.resident);
      const profile = exampleInputs['profile.update'];
      const written = async (search?: string) => {
        const [tickets, topics] = await Promise.all([
          gateway.call('tickets.list', { limit: 100, search }),
          gateway.call('topics.list', { limit: 100, search }),
        ]);
        const isOwn = ({ author }: { author: { uid: string } }) =>
          author.uid === actors.resident.uid;
        return [tickets.items, topics.items.filter(isOwn)].map((all) => all.map(({ id }) => id));
      };
      const all = await written();
      try {
        await outcomeOf(gateway, 'profile.update', { ...profile, displayName: 'Wilhelmina Quist' });
        // Some adapters do not store changes.
        const { displayName } = await gateway.call('profile.get', {});
        expect(await written(displayName.toLowerCase())).toEqual(all);
      } finally {
        await outcomeOf(gateway, 'profile.update', profile);
      }
    });

    it('notifies subscribers of changes made elsewhere, until they unsubscribe', async () => {
      const { gateway, changeElsewhere } = create(() => actors.admin);
      const [stays, leaves] = [vi.fn(), vi.fn()];
      gateway.subscribe(stays);
      gateway.subscribe(leaves)();
      const changed = await changeElsewhere();
      expect(stays.mock.calls.length > 0).toBe(changed);
      expect(leaves).not.toHaveBeenCalled();
    });
  });
}

/** Returns the result of an operation on its example input, or the error it rejects with. */
export async function outcomeOf<N extends Operation>(
  gateway: Pick<Gateway, 'call'>,
  name: N,
  input: Input<N> = exampleInputs[name],
): Promise<Output<N> | PortalError> {
  try {
    return await gateway.call(name, input);
  } catch (error) {
    if (error instanceof PortalError) return error;
    throw error;
  }
}

/** Parsing drops fields that the contract does not name, such as a record's version. Nothing else may be missing. */
function expectShape(operation: Operation, answer: unknown): void {
  const schema: z.ZodMiniType = contract[operation].output;
  const parsed = schema.safeParse(answer);
  expect(parsed.error?.issues ?? []).toEqual([]);
  expect(answer).toEqual(parsed.data);
}
