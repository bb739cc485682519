import { PortalError } from '@hoa/api';
import { resolveSample } from './resolve-sample.ts';

/** Loads one collection of a file, with its dates relative to `now`. */
export type LoadSamples = <T>(collection: string) => (now: Date) => Promise<readonly T[]>;

/**
 * Declares a JSON file with several collections of sample data, which is fetched once, when the first of them is read.
 * Rejects with `network` if the file can't be fetched, and fetches again the next time. `samples.test.ts` validates the
 * samples, so that visits need not.
 */
export function sampleFile(url: URL): LoadSamples {
  let content: Promise<Record<string, unknown>> | undefined;
  const fetched = () => {
    content ??= readJson(url).catch((cause: unknown) => {
      content = undefined;
      throw Object.assign(new PortalError('network'), { cause });
    });
    return content;
  };
  return <T>(collection: string) =>
    async (now: Date) =>
      resolveSample((await fetched())[collection], now) as T[];
}

type ReadJson = (url: URL) => Promise<Record<string, unknown>>;

let readJson: ReadJson = fetchJson;

/** Replaces how sample files are read; by default they are fetched, as in a browser. */
export function readSampleFilesWith(read: ReadJson): void {
  readJson = read;
}

async function fetchJson(url: URL): Promise<Record<string, unknown>> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}.`);
  return answer.json();
}
