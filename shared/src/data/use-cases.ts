import { communityQueries } from './community/queries.ts';
import { fetched } from './fetched.ts';
import { type Operation, operationNames, operations } from './operations.ts';
import { PortalError } from './portal-error.ts';
import { ticketQueries } from './tickets/queries.ts';
import type { UseCase, UseCases } from './use-case.ts';
import { vendorQueries } from './vendor/queries.ts';

/** Commands without rules: what the specification calls coming soon, and what the outbox answers itself. */
const withoutRules: readonly Operation[] = [
  'threads.compose',
  'events.rsvp',
  'topics.create',
  'topics.moderate',
  'documents.upload',
  'documents.createFolder',
  'payments.openBillingPortal',
  'payments.statements',
  'outbox.retry',
  'outbox.discard',
];

/** Every operation that has its rules written; one that has none is not offered by any adapter. */
export const useCases: UseCases = {
  ...ticketQueries,
  ...vendorQueries,
  ...communityQueries,
  ...Object.fromEntries(offeredCommands().map((name) => [name, fetchedCommand(name)])),
};

function offeredCommands(): Operation[] {
  return operationNames.filter(
    (name) => operations[name].kind === 'command' && !withoutRules.includes(name),
  );
}

/** The rules of commands: fetched with the first of them, or ahead of it; a page that only shows things starts without. */
export function fetchCommands(): Promise<UseCases> {
  return fetched(import('./commands.ts')).then(({ commands }) => commands);
}

function fetchedCommand<N extends Operation>(name: N): UseCase<N> {
  return async (context, input) => {
    const command = (await fetchCommands())[name];
    if (!command) throw new PortalError('not-supported');
    return command(context, input);
  };
}
