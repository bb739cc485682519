import { fetched, type Gateway, PortalError, type Tag } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { newId as randomId } from '@hoa/domain';
import { collectionTags, type Dependencies, type MailSender, runOperation } from '@hoa/use-cases';
import { createSimulatedPayments } from '@hoa/use-cases/simulated-payments';
import type { Collections } from './collection.ts';
import { sampleCollections } from './collections.ts';
import { type Delays, simulatedDelays } from './delays.ts';
import type { FileCallsOptions } from './files/file-calls.ts';
import { fileCallsOnDemand } from './files/file-calls-on-demand.ts';
import type { UploadStore } from './files/upload-store.ts';
import { offeredUseCases } from './offered-use-cases.ts';
import { sampleAssociation } from './sample-association.ts';
import { simulatedMail } from './simulated-mail.ts';
import { type BrowserUnitOfWork, createBrowserUnitOfWork } from './storage/browser-unit-of-work.ts';
import type { ChangeStores } from './storage/change-store.ts';
import { browserChangeStores } from './storage/change-stores.ts';
import type { StorageNotice } from './storage/notice.ts';
import {
  createUnfinishedCommands,
  type UnfinishedCommandsOptions,
} from './storage/unfinished-commands.ts';
import { wait } from './wait.ts';

export interface MockGatewayOptions {
  /** Who is signed in; asked at every call. */
  readonly session: () => Actor | null;
  /** Where changes are kept; the browser's own stores when left out. */
  readonly stores?: ChangeStores;
  readonly collections?: Collections;
  readonly now?: () => Date;
  readonly newId?: () => string;
  readonly delays?: Delays;
  /** Reports problems with the browser's storage; the portal continues with samples or memory. */
  readonly onNotice?: (notice: StorageNotice) => void;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Where uploaded files are kept; in this browser when left out. */
  readonly uploads?: UploadStore;
  readonly uploadLocks?: FileCallsOptions['uploadLocks'];
  readonly storage?: FileCallsOptions['storage'];
  /** Where commands are noted until they are answered; the browser's own storages when left out. */
  readonly notes?: UnfinishedCommandsOptions['storages'];
  /** Sends mail; none goes out when left out. */
  readonly mail?: MailSender;
  /** Asked while a file is uploaded. */
  readonly isOffline?: () => boolean;
}

export interface MockGateway extends Gateway {
  /** Takes back every change made to the sample data and tells every subscriber. */
  resetSampleData(): Promise<void>;
}

/** The portal's operations over sample data, with the person's changes kept in their browser. */
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
  const stores = options.stores ?? browserChangeStores({ now, onNotice });
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
      // What takes its time is shown as under way, and not done when the page is left before its end.
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

/** Few visits download a document. */
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
