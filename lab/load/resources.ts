import { readdir, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts CPU time in ticks of 10 ms. */
const msPerTick = 10;

/** Returns the CPU time of a process in milliseconds; with `children`, includes its child processes. */
export async function cpuOf(pid: number | undefined, { children = false } = {}): Promise<number> {
  const own = await ticksOf(String(pid));
  if (!own) return 0;
  let ticks = own.own + (children ? own.ended : 0);
  if (children) {
    for (const other of await readdir('/proc')) {
      if (!/^\d+$/.test(other)) continue;
      const known = await ticksOf(other);
      if (known && known.parent === pid) ticks += known.own;
    }
  }
  return ticks * msPerTick;
}

async function ticksOf(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return undefined;
  const number = (at: number) => Number(fields[at - 3]);
  return { parent: number(4), own: number(14) + number(15), ended: number(16) + number(17) };
}

export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Returns the number of statements that a server with `report-figures.ts` has sent. */
export function statementsOf(pid: number | undefined, file: string): Promise<number> {
  return figureOf(pid, file, 'SIGUSR2');
}

/** Returns the memory in megabytes that a server with `report-figures.ts` uses after garbage collection. */
export async function usedMegabytes(pid: number | undefined, file: string): Promise<number> {
  return (await figureOf(pid, file, 'SIGHUP')) / 1024 ** 2;
}

async function figureOf(
  pid: number | undefined,
  file: string,
  signal: NodeJS.Signals,
): Promise<number> {
  if (pid === undefined) return 0;
  await rm(file, { force: true });
  process.kill(pid, signal);
  for (let tried = 0; tried < 100; tried += 1) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '') return Number(text);
    await wait(20);
  }
  throw new Error('The server does not answer its signal.');
}

/** Returns the machine's load average over the last minute. */
export async function machineLoad(): Promise<string> {
  return (await readFile('/proc/loadavg', 'utf8')).split(' ')[0] ?? '';
}
