import { PortalError } from '@hoa/api';
import type { UploadedFile } from '@hoa/domain';
import { describe, expect, it } from 'vitest';
import { memoryStores } from '../storage/memory-stores.ts';
import type { BrowserStores } from '../storage/snapshot.ts';
import { openGateway, testNow } from '../testing/open-gateway.ts';
import {
  attachActions,
  newTicket,
  newWorkItem,
  type Person,
  people,
  type Thing,
  ticketId,
} from './testing/attach-actions.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';

interface Browser {
  as(person: Person): ReturnType<typeof openGateway>;
  readonly stores: BrowserStores;
  readonly uploads: UploadStore;
}

/** A browser in which several people sign in. */
function openBrowser(): Browser {
  const stores = memoryStores();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const uploads = createUploadStore({ newId, isOffline: () => false, stepMs: 0 });
  return {
    stores,
    uploads,
    as: (person) => openGateway(people[person], { stores, uploads, newId }),
  };
}

describe('the address under which a document is viewed', () => {
  it.each([
    ['file-bylaws', /file-bylaws.*\.pdf$/],
    ['file-site-map', undefined],
    ['file-start-here', undefined],
  ])('of %s', async (id, address) => {
    const found = await openBrowser().as('submitter').viewAddress(id);
    if (address) expect(found).toMatch(address);
    else expect(found).toBeUndefined();
  });

  it('is not returned for a document that the person may not read', async () => {
    const gateway = openBrowser().as('elsewhere');
    await expect(gateway.viewAddress('file-bylaws')).rejects.toThrow();
  });
});

const upload = (browser: Browser, person: Person): Promise<UploadedFile> =>
  browser.as(person).upload(new File(['leak'], 'leak.png', { type: 'image/png' }), {
    folder: 'tickets/TKT-1029/attachments',
  });

/** The uploader of a file, the record it is attached to, and its readers. */
const table: readonly (readonly [owner: Person, thing: Thing, readers: readonly Person[]])[] = [
  ['submitter', 'nothing', ['submitter']],
  ['vendor', 'nothing', ['vendor']],
  ['admin', 'nothing', ['admin']],
  ['submitter', 'a new ticket', ['submitter', 'admin']],
  ['neighbour', 'a new ticket', ['neighbour', 'admin']],
  ['admin', 'a work item', ['vendor', 'admin']],
  ['vendor', 'a ticket', ['submitter', 'vendor', 'admin']],
  ['admin', 'a ticket', ['submitter', 'vendor', 'admin']],
  ['submitter', 'a message', ['submitter', 'vendor', 'admin']],
  ['vendor', 'a message', ['submitter', 'vendor', 'admin']],
  ['admin', 'a message', ['submitter', 'vendor', 'admin']],
  ['admin', 'an internal note', ['admin']],
  ['vendor', 'an invoice', ['vendor', 'admin']],
  ['submitter', 'a thread', ['submitter', 'admin']],
];

const outcome = async (reading: Promise<File>) =>
  reading.then(
    (file) => file.name,
    (error: unknown) => (error instanceof PortalError ? error.code : error),
  );

async function readersOf(browser: Browser, fileId: string): Promise<Person[]> {
  const readers: Person[] = [];
  for (const person of Object.keys(people) as Person[]) {
    const answer = await outcome(browser.as(person).download(fileId));
    if (answer === 'leak.png') readers.push(person);
    else expect([person, answer]).toEqual([person, 'not-found']);
  }
  return readers;
}

const sending = table.flatMap(([owner, thing]) =>
  thing === 'nothing' ? [] : [[owner, thing] as const],
);

describe('file data in a command', () => {
  it.each(sending)('is ignored except for the file id: of the %s with %s', async (owner, thing) => {
    const browser = openBrowser();
    const file = await upload(browser, owner);
    const sent = {
      ...file,
      name: 'bill\u202efdp.exe',
      type: 'text/html',
      size: -1,
      url: 'javascript:alert(1)',
      thumbnail: 'javascript:alert(1)',
      uploadedBy: 'somebody-else',
    };
    const { attachments } = await attachActions[thing](browser.as(owner), sent);
    const isThread = thing === 'a thread';
    const folder = /message|note/.test(thing) ? 'messages' : 'attachments';
    expect(attachments).toEqual([
      {
        id: file.id,
        name: 'leak.png',
        type: 'image/png',
        ...(!isThread && {
          size: 4,
          url: expect.stringMatching(`^/tickets/TKT-\\d+/${folder}/${file.id}$`),
          uploadedBy: people[owner].uid,
          uploadedAt: testNow.toISOString(),
        }),
      },
    ]);
  });

  it.each(sending)('may be just the file id: of the %s with %s', async (owner, thing) => {
    const browser = openBrowser();
    const { id } = await upload(browser, owner);
    const { attachments } = await attachActions[thing](browser.as(owner), { id });
    expect(attachments).toMatchObject([{ id, name: 'leak.png' }]);
  });

  it.each(sending)('is refused with an unknown id: of the %s with %s', async (owner, thing) => {
    const attempt = attachActions[thing](openBrowser().as(owner), { id: 'unknown' });
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'attachments' },
    });
  });
});

describe('an uploaded file', () => {
  it.each(table)('of the %s with %s is readable only by %j', async (owner, thing, readers) => {
    const browser = openBrowser();
    const file = await upload(browser, owner);
    await attachActions[thing](browser.as(owner), file);
    expect(await readersOf(browser, file.id)).toEqual(readers);
  });

  it('cannot be attached to anything by another person who knows its id', async () => {
    const browser = openBrowser();
    const file = await upload(browser, 'submitter');
    const stealing = [
      attachActions['a new ticket'](browser.as('neighbour'), file),
      attachActions['a ticket'](browser.as('vendor'), file),
      attachActions['a thread'](browser.as('admin'), file),
    ];
    for (const attempt of stealing) {
      await expect(attempt).rejects.toMatchObject({ code: 'invalid-input' });
    }
    expect(await readersOf(browser, file.id)).toEqual(['submitter']);
  });

  it('cannot be moved from an internal note to the ticket', async () => {
    const browser = openBrowser();
    const file = await upload(browser, 'admin');
    await attachActions['an internal note'](browser.as('admin'), file);
    await expect(attachActions['a ticket'](browser.as('admin'), file)).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect(await readersOf(browser, file.id)).toEqual(['admin']);
  });

  it('can be attached to the same ticket twice without effect', async () => {
    const browser = openBrowser();
    const file = await upload(browser, 'vendor');
    const once = await attachActions['a ticket'](browser.as('vendor'), file);
    for (const person of ['vendor', 'admin'] as const) {
      const { attachments } = await attachActions['a ticket'](browser.as(person), file);
      expect(attachments).toEqual(once.attachments);
    }
    expect(await readersOf(browser, file.id)).toEqual(['submitter', 'vendor', 'admin']);
  });

  it('of a ticket is read by the vendor of the work item that is ordered for it', async () => {
    const browser = openBrowser();
    const file = await upload(browser, 'submitter');
    const report = await newTicket(browser.as('submitter'), file);
    const order = await newWorkItem(browser.as('admin'), { orderedFor: report.id });
    expect(order.attachments.map(({ id }) => id)).toEqual([file.id]);
    expect(await readersOf(browser, file.id)).toEqual(['submitter', 'vendor', 'admin']);
    const onReport = { ticketId: report.id, attachmentId: file.id };
    await browser.as('admin').call('tickets.detach', onReport);
    expect(await readersOf(browser, file.id)).toEqual(['vendor', 'admin']);
    const onOrder = { ticketId: order.id, attachmentId: file.id };
    await browser.as('admin').call('tickets.detach', onOrder);
    expect(await readersOf(browser, file.id)).toEqual([]);
  });

  it('of a ticket is no longer read by a vendor once it is taken off the work item', async () => {
    const browser = openBrowser();
    const file = await upload(browser, 'submitter');
    const report = await newTicket(browser.as('submitter'), file);
    const order = await newWorkItem(browser.as('admin'), { orderedFor: report.id });
    const onOrder = { ticketId: order.id, attachmentId: file.id };
    await browser.as('admin').call('tickets.detach', onOrder);
    expect(await readersOf(browser, file.id)).toEqual(['submitter', 'admin']);
  });

  it('is not readable by anyone after it is detached', async () => {
    const browser = openBrowser();
    const file = await upload(browser, 'vendor');
    await attachActions['a ticket'](browser.as('vendor'), file);
    const detached = { ticketId, attachmentId: file.id };
    await browser.as('vendor').call('tickets.detach', detached);
    expect(await readersOf(browser, file.id)).toEqual([]);
  });

  it('is not readable by a signed-out person', async () => {
    const browser = openBrowser();
    const { id } = await upload(browser, 'submitter');
    const { stores, uploads } = browser;
    const nobody = openGateway(() => null, { stores, uploads });
    expect(await outcome(nobody.download(id))).toBe('signed-out');
  });
});
