import {
  contract,
  type Gateway,
  type Input,
  type Operation,
  type Output,
  operationNames,
  PortalError,
} from '@hoa/shared/data';
import { type Actor, roles } from '@hoa/shared/domain';
import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { exampleInputs } from './gateway-examples.ts';
import { mockActors } from './mock-actors.ts';

export interface GatewayUnderTest {
  readonly gateway: Gateway;
  /** Changes something as another tab would, so that subscribers must be told; false if it cannot. */
  changeElsewhere(): Promise<boolean>;
}

/** What every adapter behind the Gateway port keeps to, whatever its data. `create` starts afresh. */
export function gatewayContractSuite(
  name: string,
  create: (session: () => Actor | null) => GatewayUnderTest,
): void {
  const gatewayOf = (actor: Actor | null) => create(() => actor).gateway;

  describe(`${name} keeps the Gateway's contract`, () => {
    for (const role of roles) {
      it.each(operationNames)(
        `answers %s in its shape to a ${role}, or refuses`,
        async (operation) => {
          const answer = await outcomeOf(gatewayOf(mockActors[role]), operation);
          if (answer instanceof PortalError) {
            expect(answer.code).not.toBe('unexpected');
            expect(answer.code).not.toBe('invalid-input');
            expect(answer.message).not.toBe('');
          } else {
            expect(problemsIn(operation, answer)).toEqual([]);
          }
        },
      );
    }

    it.each(operationNames)('refuses %s when nobody is signed in', async (operation) => {
      expect(await outcomeOf(gatewayOf(null), operation)).toMatchObject({ code: 'signed-out' });
    });

    it.each(operationNames)(
      'gives %s up when it was aborted before it began',
      async (operation) => {
        const gateway = gatewayOf(mockActors.admin);
        const signal = AbortSignal.abort();
        await expect(
          gateway.call(operation, exampleInputs[operation], signal),
        ).rejects.toMatchObject({ name: 'PortalError', code: 'aborted' });
      },
    );

    it.each(operationNames)(
      'refuses %s when it says that it does not support it',
      async (operation) => {
        const gateway = gatewayOf(mockActors.admin);
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
    ] as const)(
      'says of an unknown id in %s that it was not found',
      async (operation, input, code) => {
        const gateway = gatewayOf(mockActors.resident);
        await expect(gateway.call(operation, input)).rejects.toMatchObject({ code });
      },
    );

    it.each(['resident', 'vendor'] as const)('shows a %s only their own', async (role) => {
      const own = mockActors[role].uid;
      const gateway = gatewayOf(mockActors[role]);
      for (const ticket of await gateway.call('tickets.list', {})) {
        expect([ticket.submittedBy.uid, ticket.assignedTo?.uid]).toContain(own);
        const messages = await gateway.call('tickets.messages', { ticketId: ticket.id });
        expect(messages.some((message) => message.isInternal)).toBe(false);
      }
      const everything = await gatewayOf(mockActors.admin).call('tickets.list', {});
      const foreign = everything.filter(
        ({ submittedBy, assignedTo }) => submittedBy.uid !== own && assignedTo?.uid !== own,
      );
      for (const { id } of foreign) {
        await expect(gateway.call('tickets.get', { ticketId: id })).rejects.toThrow(PortalError);
        await expect(gateway.call('tickets.messages', { ticketId: id })).rejects.toThrow(
          PortalError,
        );
      }
    });

    it('tells subscribers of changes made elsewhere, until they leave', async () => {
      const { gateway, changeElsewhere } = create(() => mockActors.admin);
      const [stays, leaves] = [vi.fn(), vi.fn()];
      gateway.subscribe(stays);
      gateway.subscribe(leaves)();
      const changed = await changeElsewhere();
      expect(stays.mock.calls.length > 0).toBe(changed);
      expect(leaves).not.toHaveBeenCalled();
    });
  });
}

/** What an operation answers to its example input, or the error it rejects with. */
export async function outcomeOf<N extends Operation>(
  gateway: Gateway,
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

function problemsIn(operation: Operation, answer: unknown): unknown[] {
  const schema: z.ZodMiniType = contract[operation].output;
  return schema.safeParse(answer).error?.issues ?? [];
}
