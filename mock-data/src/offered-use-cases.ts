import { fetched, type Operation, operations } from '@hoa/api';
import { implementedOperations, type UseCase, type UseCases } from '@hoa/use-cases';
import { communityQueries } from '@hoa/use-cases/community/queries';

/** Implemented, but the specification keeps their controls at 'coming soon'. */
const heldBack: readonly Operation[] = ['tickets.assign'];

/**
 * The use cases that sample data offers. What the first page asks is at hand; the rest is fetched in parts,
 * each with the first operation that needs it.
 */
export const offeredUseCases: UseCases = Object.fromEntries(
  implementedOperations
    .filter((name) => !heldBack.includes(name))
    .map((name) => [name, (communityQueries as UseCases)[name] ?? onDemand(name)]),
);

/** Fetches every part ahead of the operation that will need it. */
export async function fetchUseCases(): Promise<void> {
  await Promise.all(Object.values(parts).map((load) => load()));
}

const parts = {
  tickets: () => import('@hoa/use-cases/tickets').then((m): UseCases => m.ticketUseCases),
  vendor: () => import('@hoa/use-cases/vendor').then((m): UseCases => m.vendorUseCases),
  community: () =>
    import('@hoa/use-cases/community/commands').then((m): UseCases => m.communityCommands),
};

function partOf(name: Operation): keyof typeof parts {
  const [subject] = name.split('.');
  if (subject === 'tickets' || subject === 'ticketInvoices') return 'tickets';
  return operations[name].kind === 'query' ||
    subject === 'invoices' ||
    subject === 'vendorNotifications'
    ? 'vendor'
    : 'community';
}

function onDemand<N extends Operation>(name: N): UseCase<N> {
  return async (context, input) => {
    const useCase: UseCase<N> | undefined = (await fetched(parts[partOf(name)]()))[name];
    if (!useCase) throw new Error(`No part of the use cases has ${name}.`);
    return useCase(context, input);
  };
}
