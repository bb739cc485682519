import { notify } from '@hoa/portal';
import { notices } from '../notices/messages.ts';

/** Asks the person to reload after saving their typed text. */
export async function announceNewVersion(): Promise<void> {
  const { newVersion } = await notices.load();
  notify.info(newVersion);
}
