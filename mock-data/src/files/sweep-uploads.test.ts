import { createMemoryStorage } from '@hoa/api';
import { createOutbox } from '@hoa/api/outbox';
import { outboxAround } from '@hoa/api/testing';
import type { Actor, UploadedFile } from '@hoa/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleCollections } from '../collections.ts';
import { sampleAssociation } from '../sample-association.ts';
import { createBrowserUnitOfWork } from '../storage/browser-unit-of-work.ts';
import { newSnapshot } from '../storage/snapshot.ts';
import { openSnapshotDatabase } from '../storage/snapshot-database.ts';
import { openGateway, testNow } from '../testing/open-gateway.ts';
import { newDatabaseName } from '../testing/storage-tabs.ts';
import { sweepUploads } from './sweep-uploads.ts';
import {
  attachActions,
  newTicket,
  type Person,
  people,
  type Thing,
  ticketId,
} from './testing/attach-actions.ts';
import { fakeCaches } from './testing/fake-caches.ts';
import { fakeLocks } from './testing/fake-locks.ts';
import { createUploadStore } from './upload-store.ts';

const hourMs = 60 * 60 * 1000;
const leak = () => new File(['leak'], 'leak.png', { type: 'image/png' });

/** One browser with its database, files, locks and storage; each page that is opened in it can be closed. */
async function openBrowser() {
  const local = await openSnapshotDatabase(() => {}, newDatabaseName());
  onTestFinished(local.close);
  const stores = { local, session: createMemoryStorage() };
  const browserLocks = fakeLocks();
  const storage = createMemoryStorage();
  let now = testNow;
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-of-${ids}.`;
  };
  const { kept, caches } = fakeCaches();
  const uploads = createUploadStore({
    caches,
    newId,
    isOffline: () => false,
    stepMs: 0,
    now: () => now,
  });

  function openPage(person: Person) {
    const { locks: uploadLocks, ended, close } = browserLocks.openPage();
    const options = { stores, uploads, newId, now: () => now, uploadLocks, storage };
    const gateway = openGateway(people[person], options);
    return {
      gateway,
      close,
      /** Uploads a file; a page sweeps with its first one. */
      async upload(): Promise<UploadedFile> {
        const file = await gateway.upload(leak(), { folder: 'tickets/TKT-1029/attachments' });
        await ended('hoa:sweep-uploads');
        return file;
      },
    };
  }

  return {
    stores,
    storage,
    uploads,
    kept,
    openPage,
    /** Advances the clock. */
    wait: (hours: number) => {
      now = new Date(now.getTime() + hours * hourMs);
    },
    /** Uploads a file and attaches it, in a page that closes afterwards. */
    async leave(person: Person, thing: Thing = 'nothing'): Promise<UploadedFile> {
      const { gateway, upload, close } = openPage(person);
      const file = await upload();
      await attachActions[thing](gateway, file);
      close();
      return file;
    },
    /** Sweeps as a page of this person does. */
    sweep(actor: Actor | null = people.submitter): Promise<number> {
      let isWhole = true;
      const unitOfWork = createBrowserUnitOfWork({
        collections: sampleCollections(),
        ...stores,
        now: () => now,
        onNotice: () => {
          isWhole = false;
        },
      });
      return sweepUploads({
        unitOfWork,
        association: sampleAssociation,
        session: () => actor,
        now: () => now,
        uploads,
        locks: browserLocks.openPage().locks,
        storage,
        isWhole: () => isWhole,
      });
    },
  };
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const isKept = async ({ uploads }: Browser, { id }: { readonly id: string }) =>
  (await uploads.read(id)) !== undefined;

/** Every person with every kind of record that they can attach a file to. */
const senders: readonly (readonly [Person, Thing])[] = [
  ['submitter', 'a new ticket'],
  ['admin', 'a work item'],
  ['vendor', 'a ticket'],
  ['submitter', 'a message'],
  ['admin', 'an internal note'],
  ['vendor', 'an invoice'],
  ['submitter', 'a thread'],
];

describe('an upload that nothing needs', () => {
  it('is removed with its record after a day, when it was never sent [10.38]', async () => {
    const browser = await openBrowser();
    const file = await browser.leave('submitter');
    browser.wait(25);
    expect(await browser.sweep()).toBe(1);
    expect(browser.kept.size).toBe(0);
    const { gateway } = browser.openPage('submitter');
    const kept = gateway.call('files.get', { fileId: file.id });
    await expect(kept).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is removed once it was taken off its ticket', async () => {
    const browser = await openBrowser();
    const file = await browser.leave('vendor', 'a ticket');
    browser.wait(25);
    expect(await browser.sweep()).toBe(0);
    const { gateway } = browser.openPage('vendor');
    await gateway.call('tickets.detach', { ticketId, attachmentId: file.id });
    expect(await browser.sweep()).toBe(1);
    expect(await isKept(browser, file)).toBe(false);
  });

  it('is removed with the first file that a later page moves', async () => {
    const browser = await openBrowser();
    const file = await browser.leave('submitter');
    browser.wait(25);
    const later = await browser.leave('vendor');
    expect(await isKept(browser, file)).toBe(false);
    expect(await isKept(browser, later)).toBe(true);
  });

  it('is removed when an earlier release kept it without a time, a day after it was first seen', async () => {
    const browser = await openBrowser();
    const content = new Blob(['old'], { type: 'image/png' });
    browser.kept.set('/tickets/TKT-1/messages/old-and-loose', new Response(content));
    expect(await browser.sweep()).toBe(0);
    browser.wait(25);
    expect(await browser.sweep()).toBe(1);
    expect(browser.kept.size).toBe(0);
  });
});

describe('a sweep keeps', () => {
  it.each(senders)('a file that the %s sent with %s', async (person, thing) => {
    const browser = await openBrowser();
    const file = await browser.leave(person, thing);
    browser.wait(1000);
    expect(await browser.sweep()).toBe(0);
    expect(await isKept(browser, file)).toBe(true);
  });

  it('a file that is less than a day old', async () => {
    const browser = await openBrowser();
    const file = await browser.leave('submitter');
    browser.wait(24);
    expect(await browser.sweep()).toBe(0);
    expect(await isKept(browser, file)).toBe(true);
  });

  it('a file that a form on an open page may still send', async () => {
    const browser = await openBrowser();
    const { gateway, upload, close } = browser.openPage('submitter');
    const file = await upload();
    browser.wait(25);
    expect(await browser.sweep()).toBe(0);
    await newTicket(gateway, file);
    close();
    expect(await browser.sweep()).toBe(0);
    expect(await isKept(browser, file)).toBe(true);
  });

  it('a file of an outbox entry, even of a refused one [10.36]', async () => {
    const browser = await openBrowser();
    const file = await browser.leave('submitter');
    let isOffline = true;
    const look: (() => void)[] = [];
    const server = browser.openPage('submitter').gateway;
    const outbox = outboxAround(createOutbox, {
      gateway: server,
      storage: browser.storage,
      session: () => people.submitter,
      isOffline: () => isOffline,
      watch: (listener) => look.push(listener),
    });
    await attachActions['a message']({ ...server, ...outbox }, file);
    const refused = await browser.leave('vendor');
    const key = 'hoa:outbox:vendor-1:outbox-1';
    browser.storage.setItem(
      key,
      JSON.stringify({ problem: {}, input: { attachments: [refused] } }),
    );
    browser.wait(25);
    expect(await browser.sweep()).toBe(0);
    isOffline = false;
    for (const listener of look) listener();
    await vi.waitFor(async () => expect(await outbox.call('outbox.list', {})).toEqual([]));
    expect(await browser.sweep()).toBe(0);
    expect(await isKept(browser, refused)).toBe(true);
    const { gateway } = browser.openPage('vendor');
    expect((await gateway.download(file.id)).name).toBe('leak.png');
  });

  it('a file of a draft message that is restored after a reload', async () => {
    const browser = await openBrowser();
    const file = await browser.leave('submitter');
    const input = { ticketId, content: 'See', isInternal: false, attachments: [file] };
    const typed = { text: 'See', request: { id: 'request-1', input, text: 'See' } };
    browser.storage.setItem(`hoa:typed:resident-1:ticket:${ticketId}`, JSON.stringify(typed));
    browser.wait(25);
    expect(await browser.sweep()).toBe(0);
    expect(await isKept(browser, file)).toBe(true);
  });

  it('everything when a record cannot be read, which may name it', async () => {
    const browser = await openBrowser();
    const file = await browser.leave('submitter');
    const damaged = new Map([['damaged', { version: 2, record: { attachments: [file] } }]]);
    const collections = new Map([['default-hoa/ticketMessages' as const, damaged]]);
    const { local } = browser.stores;
    await local.replace(await local.read(), newSnapshot({ collections }));
    browser.wait(25);
    expect(await browser.sweep()).toBe(0);
    expect(await isKept(browser, file)).toBe(true);
  });

  it.each([
    ['signed out', null],
    ['acting in another association', people.elsewhere],
  ])('everything while one is %s', async (_, actor) => {
    const browser = await openBrowser();
    const file = await browser.leave('submitter');
    browser.wait(25);
    expect(await browser.sweep(actor)).toBe(0);
    expect(await isKept(browser, file)).toBe(true);
  });
});
