import { readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/**
 * Returns the megabytes that a server with `report-memory.mjs` uses after garbage collection.
 * @param file Its `MEMORY_FILE`.
 */
export async function usedMegabytes(pid: number | undefined, file: string): Promise<number> {
  await rm(file, { force: true });
  process.kill(pid ?? 0, 'SIGHUP');
  for (let tried = 0; tried < 100; tried += 1) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '') return Number(text) / 1024 ** 2;
    await wait(20);
  }
  throw new Error('The server does not answer its signal.');
}
