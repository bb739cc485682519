import { type BrowserGateway, createBrowserGateway, type StorageNotice } from '@hoa/mock-data';
import { notify } from '@hoa/shared';
import { fetchCommands } from '@hoa/shared/data';
import { getLocale } from '@hoa/shared/text';
import { withOutbox } from '../offline/with-outbox.ts';
import type { Surroundings } from './gateway.ts';
import { storageNotices } from './storage-notices.ts';
import { whenIdle } from './when-idle.ts';

/** The adapters of this page: sample data kept in the browser, or live data. */
export function createAdapters(surroundings: Surroundings): BrowserGateway {
  const { actor, useLiveData } = surroundings;
  const adapter = createBrowserGateway({ session: actor, useLiveData, onNotice: tell });
  whenIdle(() => void fetchCommands().catch(() => undefined));
  return { ...adapter, ...withOutbox(adapter, surroundings) };
}

function tell(english: string, { code }: StorageNotice): void {
  const locale = getLocale();
  notify.info(locale === 'en' ? english : storageNotices[locale][code]);
}
