import type * as z from 'zod/mini';
import { calendarContract } from './contract/calendar.ts';
import { communityContract } from './contract/community.ts';
import { directoryContract } from './contract/directory.ts';
import { eventsContract } from './contract/events.ts';
import { messagesContract } from './contract/messages.ts';
import { peopleContract } from './contract/people.ts';
import type { OperationSchemas } from './contract/schemas.ts';
import { ticketsContract } from './contract/tickets.ts';
import { vendorContract } from './contract/vendor.ts';
import type { Command, Operation } from './operations.ts';
import { outboxContract } from './outbox/contract.ts';
import type { Repeatable } from './request-id.ts';

export type { Operation } from './operations.ts';

/** The input and output of every operation; its parts are in `contract/`, one for each subject. */
export const contract = {
  ...ticketsContract,
  ...vendorContract,
  ...communityContract,
  ...peopleContract,
  ...directoryContract,
  ...eventsContract,
  ...messagesContract,
  ...calendarContract,
  ...outboxContract,
} satisfies { readonly [N in Operation]: OperationSchemas };

export type Contract = typeof contract;

/** The input that a caller passes: fields with a default are optional, and a command may include a `requestId`. */
export type Input<N extends Operation> = z.input<Contract[N]['input']> &
  (N extends Command ? Repeatable : unknown);

/** The validated input of a use case: defaults filled in, `requestId` removed. */
export type CheckedInput<N extends Operation> = z.output<Contract[N]['input']>;

export type Output<N extends Operation> = z.output<Contract[N]['output']>;
