import { fetched, type Operation, operations } from '@hoa/api';
import { implementedOperations, type UseCase, type UseCases } from '@hoa/use-cases';
import { getAssociation } from '@hoa/use-cases/association/read-association';
import { threadQueries } from '@hoa/use-cases/messages/read-threads';
import { newsQueries } from '@hoa/use-cases/news/read-news';
import { listNotifications } from '@hoa/use-cases/notifications/read-notifications';
import { getAccount } from '@hoa/use-cases/payments/read-account';

/**
 * Implemented, but not offered: the specification shows their controls as "coming soon", or the sample data has nothing
 * for them.
 */
const notOffered =
  /^(tickets\.assign$|topics\.(create|edit|withdraw|withheld|review|moderate|follow|mentionable)$|comments\.(moderate|thank)$|(moderation|polls)\.|association\.s|announcements\.markSeen$|news\.receipts$|documents\.(create|save|upload|move|remove|restore|trash|versions)|buildings\.rename$|broadcasts\.recipients$|vendors\.(get|change)$|events\.(?!list$)|threads\.(compose|recipients|mute|report)$|(people|homes|seats|imports|exports|directory|audit|sessions|passkeys|offices|inbox|reports|blocks|messageDrafts|calendar)\.)/;

/** The operations of the home page. */
const homeUseCases: UseCases = {
  ...threadQueries,
  ...newsQueries,
  'notifications.list': listNotifications,
  'account.get': getAccount,
  'association.get': getAssociation,
};

/**
 * The use cases that sample data offers. Those of the home page load immediately; the others lazily, in parts, with the
 * first operation that needs them.
 */
export const offeredUseCases: UseCases = Object.fromEntries(
  implementedOperations
    .filter((name) => !notOffered.test(name))
    .map((name) => [name, homeUseCases[name] ?? onDemand(name)]),
);

/** Preloads all parts and the file transfer code. */
export async function fetchUseCases(): Promise<void> {
  const loads = [...Object.values(parts), () => import('./files/file-calls.ts')];
  await Promise.all(loads.map((load) => load()));
}

const parts = {
  files: () => import('@hoa/use-cases/documents/get-file').then((m): UseCases => m.fileUseCases),
  tickets: () => import('@hoa/use-cases/tickets').then((m): UseCases => m.ticketUseCases),
  vendor: () => import('./parts/vendor.ts').then((m): UseCases => m.vendorPart),
  profile: () => import('@hoa/use-cases/profile/profile').then((m): UseCases => m.profileUseCases),
  topics: () => import('@hoa/use-cases/forums/read-topics').then((m): UseCases => m.topicQueries),
  documents: () =>
    import('@hoa/use-cases/documents/documents').then((m): UseCases => m.documentQueries),
  payments: () =>
    import('@hoa/use-cases/payments/read-payments').then((m): UseCases => m.paymentQueries),
  buildings: () =>
    import('@hoa/use-cases/homes/buildings').then((m): UseCases => m.buildingUseCases),
  broadcasts: () =>
    import('@hoa/use-cases/broadcasts/read-broadcasts').then((m): UseCases => m.broadcastQueries),
  admin: () =>
    import('@hoa/use-cases/association/overview').then((m): UseCases => m.overviewQueries),
  commands: () => import('./parts/commands.ts').then((m): UseCases => m.commandsPart),
};

const partsBySubject: Readonly<Record<string, keyof typeof parts>> = {
  files: 'files',
  tickets: 'tickets',
  ticketInvoices: 'tickets',
  vendors: 'vendor',
  vendorDashboard: 'vendor',
  vendorNotifications: 'vendor',
  invoices: 'vendor',
  residents: 'vendor',
  contactSubmissions: 'vendor',
  profile: 'profile',
};

/** The other parts contain queries; all their commands are in one more part. */
const queryPartsBySubject: typeof partsBySubject = {
  topics: 'topics',
  documents: 'documents',
  payments: 'payments',
  broadcasts: 'broadcasts',
  buildings: 'buildings',
  admin: 'admin',
  accounts: 'admin',
  news: 'admin',
};

function partOf(name: Operation): keyof typeof parts {
  const subject = name.split('.')[0] ?? '';
  const query = operations[name].kind === 'query' && queryPartsBySubject[subject];
  return partsBySubject[subject] ?? (query || 'commands');
}

function onDemand<N extends Operation>(name: N): UseCase<N> {
  return async (context, input) => {
    const useCase: UseCase<N> | undefined = (await fetched(parts[partOf(name)]()))[name];
    if (!useCase) throw new Error(`No part of the use cases has ${name}.`);
    return useCase(context, input);
  };
}
