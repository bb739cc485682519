import { notify } from '@hoa/portal';
import { notices } from '../notices/messages.ts';

/** Asks the person to reload once their typed text is saved. */
export async function tellOfNewVersion(): Promise<void> {
  const { newVersion } = await notices.load();
  notify.info(newVersion);
}
