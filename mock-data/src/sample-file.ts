import { PortalError } from '@hoa/api';
import { resolveSample } from './resolve-sample.ts';

/** Loads one collection of a file, with its dates resolved against `now`. */
export type LoadSamples = <T>(collection: string) => (now: Date) => Promise<readonly T[]>;

/**
 * A JSON file of sample data with several collections under their names: fetched as data, once, when the
 * first of them is read. Rejects with `network` when it can't be, and fetches again the next time.
 * `samples.test.ts` checks the shape of the samples, so that visits do not have to.
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

/** Reads sample files otherwise than by fetching them, which is what a browser does. */
export function readSampleFilesWith(read: ReadJson): void {
  readJson = read;
}

async function fetchJson(url: URL): Promise<Record<string, unknown>> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}.`);
  return answer.json();
}
