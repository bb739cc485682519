import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { CsvRows } from '@hoa/use-cases';
import csvRowsSource from '@hoa/use-cases/csv-rows?raw';
import source from './decode.mjs?raw';
import { FairQueue } from './fair-queue.ts';

/** Why a picture is not kept, as people are told. */
export type PictureProblem = 'picture-pixels' | 'picture-heavy' | 'picture-pages' | 'file-damaged';

/** What the child process does. */
export interface Tasks {
  /**
   * Encodes a picture again, upright, with its pixels alone: no place, time or camera, nothing appended. It is scaled down
   * where it has more than 50 megapixels or would have more than `maxStoredBytes`. HEIC becomes JPEG.
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
    readonly input: { readonly csv: string; readonly most: number };
    readonly result: CsvRows;
  };
}

export interface ChildLimits {
  readonly maxMs: number;
  /** Of its memory as a whole. */
  readonly maxBytes: number;
  /** Addresses of modules, since the child's source is in no folder. */
  readonly libraries: Readonly<
    Record<'sharp' | 'heicDecode' | 'exifReader' | 'csvParse' | 'csvRows', string>
  >;
}

export type ChildRequest = {
  readonly [T in keyof Tasks]: { readonly task: T; readonly input: Tasks[T]['input'] };
}[keyof Tasks];

export type ChildAnswer =
  | { readonly result: unknown }
  | { readonly problem: PictureProblem; readonly params?: Readonly<Record<string, string>> }
  | { readonly error: string };

/** The child refused the bytes, with a reason that people are told. */
export class DecodingRefusal extends Error {
  readonly problem: PictureProblem;
  readonly params: Readonly<Record<string, string>>;

  constructor(problem: PictureProblem, params: Readonly<Record<string, string>> = {}) {
    super(problem);
    this.problem = problem;
    this.params = params;
  }
}

/** Who asks for a task. */
export interface Asker {
  readonly uid: string;
  /** When it aborts, the task is not begun, or its process is killed. */
  readonly signal?: AbortSignal | undefined;
}

export interface DecoderLimits {
  /** Processes at the same time. */
  readonly atOnce: number;
  readonly maxMs: number;
  readonly maxBytes: number;
}

export const pictureLimits: DecoderLimits = {
  atOnce: 2,
  maxMs: 30_000,
  maxBytes: 1024 ** 3,
};

/** Apart from pictures, since a transaction waits for it. */
export const csvLimits: DecoderLimits = {
  atOnce: 1,
  maxMs: 5000,
  maxBytes: 512 * 1024 ** 2,
};

const require = createRequire(import.meta.url);
const moduleUrl = (name: string) => pathToFileURL(require.resolve(name)).href;
const libraries = {
  sharp: moduleUrl('sharp'),
  heicDecode: moduleUrl('heic-decode'),
  exifReader: moduleUrl('exifreader'),
  csvParse: moduleUrl('csv-parse/sync'),
  csvRows: `data:text/javascript,${encodeURIComponent(csvRowsSource)}`,
};
const run = promisify(execFile);

/**
 * Decodes what people upload, each task in a process of its own that has no secrets of the server and is killed when it
 * takes too long or too much memory. People take turns: whoever asks often waits for the others.
 */
export class Decoders {
  readonly #limits: DecoderLimits;
  readonly #queue: FairQueue;

  constructor(limits: DecoderLimits) {
    this.#limits = limits;
    this.#queue = new FairQueue(limits.atOnce);
  }

  /** Rejects with a `DecodingRefusal`: `picture-heavy` beyond the limits; with the signal's reason when it aborts. */
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
    // A child that was killed before it read everything is told by its end.
    running.child.stdin?.on('error', () => undefined);
    running.child.stdin?.end(JSON.stringify(request));
    const { stdout } = await running.catch((error: ExecError) => {
      signal?.throwIfAborted();
      // Killed by itself, by the time limit, or by V8 or the system for want of memory.
      if (error.signal) throw new DecodingRefusal('picture-heavy');
      throw error;
    });
    return JSON.parse(stdout);
  }
}

type ExecError = Error & { readonly signal?: NodeJS.Signals | null };
