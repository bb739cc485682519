import './testing/load-jobs.ts';
import { type Command, createMemoryStorage, operationNames, operations } from '@hoa/api';
import { type Actor, roles } from '@hoa/domain';
import { exampleInputs, outcomeOf } from '@hoa/use-cases/testing';
import { describe, expect, it } from 'vitest';
import { noDelays, simulatedDelays } from './delays.ts';
import { mockActors } from './mock-actors.ts';
import { createMockGateway } from './mock-gateway.ts';
import { offeredUseCases } from './offered-use-cases.ts';
import { memoryStores } from './storage/memory-stores.ts';
import { createSessionChanges } from './storage/session-changes.ts';
import type { BrowserStores } from './storage/snapshot.ts';
import { cachedCollections } from './testing/cached-collections.ts';
import { openSampleBrowser, samplesNow } from './testing/open-portal.ts';

const commands = operationNames.filter(
  (name): name is Command =>
    operations[name].kind === 'command' &&
    operations[name].tags.length > 0 &&
    name in offeredUseCases,
);

const { resident } = mockActors;
const id = 'notice-lamp-reply';

describe('a page that is left before its command is answered', () => {
  it.each(commands)('has the next page run it once: %s', async (name) => {
    const actor = await whoMay(name);
    const input = { ...exampleInputs[name], requestId: 'r' };
    const undisturbed = openBrowser();
    await undisturbed.openPage(actor).gateway.call(name, input);
    const expected = await undisturbed.stored();
    for (const isStored of [false, true]) {
      let isAnswered = false;
      for (let step = 0; !isAnswered; step += 1) {
        const browser = openBrowser();
        const { gateway, left } = browser.openPage(actor, { step, isStored });
        isAnswered = await Promise.race([
          gateway.call(name, input).then(() => true),
          left.then(() => false),
        ]);
        await outcomeOf(browser.openPage(actor).gateway, 'profile.get');
        expect(await browser.stored(), `left at step ${step}`).toEqual(expected);
        expect(browser.notes.local.length + browser.notes.session.length).toBe(0);
      }
    }
  });

  it('has its commands run in order', async () => {
    const browser = openBrowser();
    const { gateway } = browser.openPage(resident, { step: 0, isStored: false });
    for (const [at, theme] of (['dark', 'light', 'auto', 'dark'] as const).entries()) {
      void gateway.call('profile.saveAppearance', { theme, requestId: `r-${at}` });
    }
    const { preferences } = await browser.openPage(resident).gateway.call('profile.get', {});
    expect(preferences.theme).toBe('dark');
  });

  it('keeps its commands for the person who gave them', async () => {
    const browser = openBrowser();
    const { gateway } = browser.openPage(resident, { step: 0, isStored: false });
    void gateway.call('notifications.delete', { id, requestId: 'r' });
    await browser.openPage(mockActors.admin).gateway.call('notifications.list', {});
    expect(browser.notes.local.length).toBe(1);
    const answer = await browser.openPage(resident).gateway.call('notifications.list', {});
    expect(answer.items.map((notification) => notification.id)).not.toContain(id);
  });

  it('leaves nothing of a payment, which the person saw under way', async () => {
    const browser = openBrowser();
    const { gateway } = browser.openPage(resident, undefined, simulatedDelays());
    void gateway.call('payments.pay', { ...exampleInputs['payments.pay'], requestId: 'r' });
    expect(browser.notes.local.length).toBe(0);
  });

  it('leaves no notes after a reset of the sample data', async () => {
    const browser = openBrowser();
    const { gateway } = browser.openPage(resident, { step: 0, isStored: false });
    void gateway.call('notifications.delete', { id, requestId: 'r' });
    await browser.openPage(null).gateway.resetSampleData();
    expect(browser.notes.local.length).toBe(0);
  });
});

/** The moment at which the page closes: before a call to the stores, or after the store has executed it. */
interface Leaving {
  readonly step: number;
  readonly isStored: boolean;
}

/** A browser's storage, with pages that can close at any moment. */
function openBrowser() {
  const stores = memoryStores();
  const notes = { local: createMemoryStorage(), session: createMemoryStorage() };
  return {
    notes,
    openPage(actor: Actor | null, leaving?: Leaving, delays = noDelays) {
      let ids = 0;
      let leave: () => void = () => undefined;
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      const gateway = createMockGateway({
        session: () => actor,
        stores: leaving ? leftStores(stores, leaving, leave) : stores,
        notes,
        collections: cachedCollections(),
        now: () => samplesNow,
        newId: () => {
          ids += 1;
          return `id-${ids}`;
        },
        delays,
        locks: undefined,
      });
      return { gateway, left };
    },
    /** Returns all changes, by collection. */
    async stored() {
      return [(await stores.local.read()).collections, createSessionChanges(stores.session).read()];
    },
  };
}

/** Wraps the stores of a page that closes: from that call on, none returns. */
function leftStores(stores: BrowserStores, { step, isStored }: Leaving, leave: () => void) {
  let calls = 0;
  const local = new Proxy(stores.local, {
    get(target, name, receiver) {
      const own: unknown = Reflect.get(target, name, receiver);
      if (typeof own !== 'function' || name === 'subscribe') return own;
      return async (...input: unknown[]) => {
        const at = calls;
        calls += 1;
        if (at < step) return Reflect.apply(own, target, input);
        if (at === step && isStored) await Reflect.apply(own, target, input);
        leave();
        return new Promise(() => undefined);
      };
    },
  });
  return { ...stores, local };
}

/** Returns an actor who may run a command with its example input. */
async function whoMay(name: Command): Promise<Actor> {
  for (const role of roles) {
    const trial = await outcomeOf(openSampleBrowser().as(mockActors[role]), name);
    if (!(trial instanceof Error)) return mockActors[role];
  }
  throw new Error(`Nobody may carry out ${name} with its example input.`);
}
