import { fetched, type Gateway, PortalError, type Tag } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { newId as randomId } from '@hoa/domain';
import { collectionTags, type Dependencies, type MailSender, runOperation } from '@hoa/use-cases';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import type { Collections } from './collection.ts';
import { sampleCollections } from './collections.ts';
import { type Delays, simulatedDelays } from './delays.ts';
import type { FileCallsOptions } from './files/file-calls.ts';
import { fileCallsOnDemand } from './files/file-calls-on-demand.ts';
import type { UploadStore } from './files/upload-store.ts';
import { offeredUseCases } from './offered-use-cases.ts';
import { sampleAssociation } from './sample-association.ts';
import { simulatedMail } from './simulated-mail.ts';
import { browserStores } from './storage/browser-stores.ts';
import { type BrowserUnitOfWork, createBrowserUnitOfWork } from './storage/browser-unit-of-work.ts';
import type { StorageNotice } from './storage/notice.ts';
import type { BrowserStores } from './storage/snapshot.ts';
import {
  createUnfinishedCommands,
  type UnfinishedCommandsOptions,
} from './storage/unfinished-commands.ts';
import { wait } from './wait.ts';

export interface MockGatewayOptions {
  /** Returns the signed-in person; called for every operation. */
  readonly session: () => Actor | null;
  /** The stores of changes; the browser's own by default. */
  readonly stores?: BrowserStores;
  readonly collections?: Collections;
  readonly now?: () => Date;
  readonly newId?: () => string;
  readonly delays?: Delays;
  /** Reports problems with the browser's storage; the portal continues with samples or memory. */
  readonly onNotice?: (notice: StorageNotice) => void;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** The store of uploaded files; this browser's by default. */
  readonly uploads?: UploadStore;
  readonly uploadLocks?: FileCallsOptions['uploadLocks'];
  readonly storage?: FileCallsOptions['storage'];
  /** The storage of commands without a response; the browser's own by default. */
  readonly notes?: UnfinishedCommandsOptions['storages'];
  /** By default no mail is sent. */
  readonly mail?: MailSender;
  /** Called during an upload. */
  readonly isOffline?: () => boolean;
}

export interface MockGateway extends Gateway {
  /** Resets all changes to the sample data and notifies all subscribers. */
  resetSampleData(): Promise<void>;
}

/** Runs the portal's operations on sample data. The person's changes are stored in their browser. */
export function createMockGateway(options: MockGatewayOptions): MockGateway {
  const {
    session,
    now = () => new Date(),
    newId = randomId,
    delays = simulatedDelays(),
    locks = globalThis.navigator?.locks,
    mail = simulatedMail,
  } = options;
  let isWhole = true;
  const onNotice = (notice: StorageNotice) => {
    isWhole = false;
    options.onNotice?.(notice);
  };
  const stores = options.stores ?? browserStores({ onNotice });
  const collections = options.collections ?? sampleCollections();
  const unitOfWork: BrowserUnitOfWork = createBrowserUnitOfWork({
    collections,
    ...stores,
    now,
    onNotice,
    locks,
    async runJob(job) {
      const { runJob } = await fetched(import('@hoa/use-cases/run-job'));
      await runJob({ unitOfWork, association: sampleAssociation, mail, now }, job);
    },
  });
  const useCases = offeredUseCases;
  const dependencies: Dependencies = {
    useCases,
    unitOfWork,
    session,
    association: sampleAssociation,
    now,
    newId,
    paymentProvider: createSimulatedPayments(newId),
  };
  const unfinished = createUnfinishedCommands({
    run: ({ actor, operation, input }) =>
      runOperation({ ...dependencies, session: () => actor }, operation, input),
    now,
    storages: options.notes,
  });

  return {
    async call(name, input, signal) {
      const actor = session();
      const delayMs = delays.mock(name);
      // A command with a delay shows its progress. It is not finished by a later page when this one closes before the
      // end.
      const isNoted = actor && delayMs === 0 && !signal?.aborted;
      const forget = isNoted ? unfinished.note({ actor, operation: name, input }) : () => undefined;
      try {
        if (signal?.aborted) throw new PortalError('aborted');
        if (delayMs > 0) await wait(delayMs, signal);
        if (actor) await unfinished.finish(actor);
        return await runOperation(dependencies, name, input);
      } catch (error) {
        throw PortalError.from(error);
      } finally {
        forget();
      }
    },
    ...fileCallsOnDemand({
      ...options,
      ...dependencies,
      isWhole: () => isWhole,
      documents: sampleDocumentsOnDemand,
    }),
    subscribe(onChange) {
      return unitOfWork.subscribe((changed) => {
        const tags = new Set<Tag>(changed.flatMap((name) => [...collectionTags[name]]));
        onChange([...tags]);
      });
    },
    supports: (name) => useCases[name] !== undefined,
    resetSampleData() {
      unfinished.clear();
      return unitOfWork.resetSampleData();
    },
  };
}

/** Lazy-loaded, because few visits download a document. */
const sampleDocumentsOnDemand: FileCallsOptions['documents'] = {
  async read(id) {
    const { sampleDocumentStore } = await fetched(import('./community/sample-documents.ts'));
    return sampleDocumentStore.read(id);
  },
  async addressOf(id) {
    const { sampleDocumentAddress } = await fetched(import('./community/sample-documents.ts'));
    return sampleDocumentAddress(id);
  },
};
