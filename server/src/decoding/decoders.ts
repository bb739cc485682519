import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PortalError } from '@hoa/api';
import type { CsvReader, CsvRows } from '@hoa/use-cases';
import csvRowsSource from '@hoa/use-cases/csv-rows?raw';
import source from './decode.mjs?raw';
import readMailSource from './read-mail.mjs?raw';

/** The reasons for refusing a picture, as shown to users. */
export type PictureProblem = 'picture-pixels' | 'picture-heavy' | 'picture-pages' | 'file-damaged';

/** The tasks of the child process. */
export interface Tasks {
  /**
   * Re-encodes a picture upright and without metadata, such as place, time or camera, and without appended data. Scales
   * it down if it has more than 50 megapixels or would exceed `maxStoredBytes`. Converts HEIC to JPEG.
   */
  readonly rewritePicture: {
    readonly input: {
      readonly type: string;
      readonly from: string;
      readonly to: string;
      readonly maxStoredBytes: number;
    };
    readonly result: null;
  };
  readonly makeThumbnail: {
    readonly input: { readonly from: string; readonly to: string };
    readonly result: null;
  };
  readonly readCsv: {
    readonly input: { readonly csv: string; readonly max: number };
    readonly result: CsvRows;
  };
  /** Writes the attachments to files in `folder`, named by their index. */
  readonly readMail: {
    readonly input: { readonly from: string; readonly folder: string };
    readonly result: ReceivedMail;
  };
}

/** A parsed mail. Addresses are in lower case. */
export interface ReceivedMail {
  /** In their order, with names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly from: readonly string[];
  /** To whom it was delivered and addressed. */
  readonly recipients: readonly string[];
  /** The plain text with its quotes, or else the text of the HTML. */
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  /** Empty if the mail gives none. */
  readonly name: string;
  readonly type: string;
  /** True for what is shown within the text, such as the logo of a signature. */
  readonly isInline: boolean;
  /** Bytes. */
  readonly size: number;
}

export interface ChildLimits {
  readonly maxMs: number;
  /** The limit of the process's resident memory. */
  readonly maxBytes: number;
  /** URLs of modules, since the child's source is in no folder to resolve them from. */
  readonly libraries: Readonly<
    Record<
      | 'sharp'
      | 'heicDecode'
      | 'exifReader'
      | 'csvParse'
      | 'csvRows'
      | 'postalMime'
      | 'htmlToText'
      | 'readMail',
      string
    >
  >;
}

export type ChildRequest = {
  readonly [T in keyof Tasks]: { readonly task: T; readonly input: Tasks[T]['input'] };
}[keyof Tasks];

export type ChildAnswer =
  | { readonly result: unknown }
  | { readonly problem: PictureProblem; readonly params?: Readonly<Record<string, string>> }
  | { readonly error: string };

/** A refusal by the child process, with a reason for the user. */
export class DecodingRefusal extends Error {
  readonly problem: PictureProblem;
  readonly params: Readonly<Record<string, string>>;

  constructor(problem: PictureProblem, params: Readonly<Record<string, string>> = {}) {
    super(problem);
    this.problem = problem;
    this.params = params;
  }
}

/** The person on whose behalf a task runs. */
export interface Asker {
  readonly uid: string;
  /** Aborting cancels a waiting task, or kills its process. */
  readonly signal?: AbortSignal | undefined;
}

export interface DecoderLimits {
  /** The number of parallel processes. */
  readonly atOnce: number;
  readonly maxMs: number;
  readonly maxBytes: number;
}

export const pictureLimits: DecoderLimits = {
  atOnce: 2,
  maxMs: 30_000,
  maxBytes: 1024 ** 3,
};

/** Separate from pictures, since a transaction waits for the result. */
export const csvLimits: DecoderLimits = {
  atOnce: 1,
  maxMs: 5000,
  maxBytes: 512 * 1024 ** 2,
};

export const mailLimits: DecoderLimits = {
  atOnce: 2,
  maxMs: 10_000,
  maxBytes: 512 * 1024 ** 2,
};

const require = createRequire(import.meta.url);
const moduleUrl = (name: string) => pathToFileURL(require.resolve(name)).href;
const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const libraries = {
  sharp: moduleUrl('sharp'),
  heicDecode: moduleUrl('heic-decode'),
  exifReader: moduleUrl('exifreader'),
  csvParse: moduleUrl('csv-parse/sync'),
  csvRows: moduleOf(csvRowsSource),
  postalMime: moduleUrl('postal-mime'),
  htmlToText: moduleUrl('html-to-text'),
  readMail: moduleOf(readMailSource),
};
const run = promisify(execFile);

/**
 * Decodes uploaded files. Each task runs in its own process, which has none of the server's secrets and is killed if it
 * exceeds the limits of time or memory. People take turns, so that a person with many tasks does not delay others.
 */
export class Decoders {
  readonly #limits: DecoderLimits;
  readonly #queue: FairQueue;

  constructor(limits: DecoderLimits) {
    this.#limits = limits;
    this.#queue = new FairQueue(limits.atOnce);
  }

  /**
   * Rejects with a `DecodingRefusal`, which is `picture-heavy` if a limit is exceeded, or with the signal's reason if
   * it aborts.
   */
  decode<T extends keyof Tasks>(
    task: T,
    input: Tasks[T]['input'],
    { uid, signal }: Asker,
  ): Promise<Tasks[T]['result']> {
    return this.#queue.take(uid, signal, async () => {
      const answer = await this.#inChild({ task, input }, signal);
      if ('result' in answer) return answer.result as Tasks[T]['result'];
      if ('problem' in answer) throw new DecodingRefusal(answer.problem, answer.params);
      throw new Error(answer.error);
    });
  }

  async #inChild(request: object, signal: AbortSignal | undefined): Promise<ChildAnswer> {
    const { maxMs, maxBytes } = this.#limits;
    const limits: ChildLimits = { maxMs, maxBytes, libraries };
    const args = ['--input-type=module', '--eval', source, JSON.stringify(limits)];
    const running = run(process.execPath, args, {
      env: {},
      timeout: maxMs,
      killSignal: 'SIGKILL',
      maxBuffer: 64 * 1024 ** 2,
      windowsHide: true,
      ...(signal && { signal }),
    });
    // If the child was killed before it read everything, its exit is reported below.
    running.child.stdin?.on('error', () => undefined);
    running.child.stdin?.end(JSON.stringify(request));
    const { stdout } = await running.catch((error: ExecError) => {
      signal?.throwIfAborted();
      // Killed by its own watchdog, by the timeout, or by V8 or the system for lack of memory.
      if (error.signal) throw new DecodingRefusal('picture-heavy');
      throw error;
    });
    return JSON.parse(stdout);
  }
}

type ExecError = Error & { readonly signal?: NodeJS.Signals | null };

/** Runs a limited number of tasks concurrently, at most one per person; people take turns. */
export class FairQueue {
  readonly #atOnce: number;
  /** Waiting tasks by person, in the order of their next turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #working = new Set<string>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Rejects with the signal's reason if it aborts before the work starts. */
  async take<T>(by: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(by, signal);
    try {
      return await work();
    } finally {
      this.#working.delete(by);
      this.#begin();
    }
  }

  #turnOf(by: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        const others = this.#waiting.get(by)?.filter((each) => each !== begin) ?? [];
        if (others.length > 0) this.#waiting.set(by, others);
        else this.#waiting.delete(by);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.set(by, [...(this.#waiting.get(by) ?? []), begin]);
      this.#begin();
    });
  }

  #begin(): void {
    for (const [by, [first, ...rest]] of this.#waiting) {
      if (this.#working.size >= this.#atOnce) return;
      if (!first || this.#working.has(by)) continue;
      this.#waiting.delete(by);
      if (rest.length > 0) this.#waiting.set(by, rest);
      this.#working.add(by);
      first();
    }
  }
}

/** Creates a CSV reader that parses in a child process, so that it does not block the event loop. */
export function createCsvReader(decoders: Decoders): CsvReader {
  return (csv, max, uid) =>
    decoders.decode('readCsv', { csv, max }, { uid }).catch((error: unknown) => {
      if (!(error instanceof DecodingRefusal)) throw error;
      throw new PortalError('invalid-input', { field: 'csv', problem: 'too-long' });
    });
}
