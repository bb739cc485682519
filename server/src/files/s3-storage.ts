import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { PortalError } from '@hoa/api';
import {
  type FileKey,
  type FileStorage,
  isThumbnail,
  segmentOf,
  thumbnailOf,
} from './file-storage.ts';
import { removeOlder } from './folder-storage.ts';
import { checksumOf } from './receive-file.ts';

/** The credentials of an S3-compatible store. */
export interface StoreAccess {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Options {
  readonly bucket: string;
  /** The prefix of the names of all files; may be empty. */
  readonly prefix: string;
  /** Set for a store other than Amazon's; the bucket is then part of the path. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  readonly access: StoreAccess;
  /** The folder for incoming uploads. */
  readonly incoming: string;
  readonly limits?: Partial<typeof usualLimits>;
}

const usualLimits = {
  /** The timeout of a request other than an upload, in milliseconds. */
  answerMs: 5000,
  /** The timeout of an upload, in milliseconds, after which it is not retried. */
  uploadMs: 20_000,
  /** The idle timeout of a connection, in milliseconds. */
  idleMs: 10_000,
  /** The delay before an upload is retried, in milliseconds; increases, with jitter. */
  pauseMs: 200,
};

/** The number of attempts, including the first. */
const maxTries = 3;

/** The client's own logging is off, since its errors contain enough. */
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const checksumHeader = 'x-amz-content-sha256';

/** Opens file storage in a bucket of an S3-compatible store. */
export function openS3Storage(options: S3Options): FileStorage {
  const { bucket: Bucket, prefix, endpoint, access, incoming } = options;
  const limits = { ...usualLimits, ...options.limits };
  const client = new S3Client({
    region: options.region ?? 'us-east-1',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: access,
    maxAttempts: maxTries,
    logger: silent,
    requestHandler: {
      connectionTimeout: limits.answerMs,
      requestTimeout: limits.answerMs,
      socketTimeout: limits.idleMs,
      throwOnRequestTimeout: true,
    },
    // Not every store supports Amazon's own checksums, but all verify the signed one of each upload.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
  });
  const root = prefix === '' ? 'files/' : `${prefix}/files/`;
  const nameOf = ({ hoaId, id }: FileKey) => `${root}${segmentOf(hoaId)}/${segmentOf(id)}`;

  function keyOf(name: string): FileKey | undefined {
    const [hoa, id, ...rest] = name.slice(root.length).split('/');
    if (!hoa || !id || rest.length > 0) return undefined;
    return { hoaId: decodeURIComponent(hoa), id: decodeURIComponent(id) };
  }

  /** Sends a file once. The store accepts it completely and with this checksum, or not at all. */
  async function put(Key: string, path: string, size: number, sha256: string): Promise<void> {
    const Body = createReadStream(path);
    const Metadata = { sha256 };
    const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength: size, Metadata });
    command.middlewareStack.add(
      (next) => (given) => {
        (given.request as { headers: Record<string, string> }).headers[checksumHeader] = sha256;
        return next(given);
      },
      { step: 'build', name: 'checksumOfFile' },
    );
    try {
      await client.send(command, { requestTimeout: limits.uploadMs });
    } finally {
      Body.destroy();
    }
  }

  /** Retries here, since the client does not retry streams. */
  async function putWithRetry(Key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const sha256 = await checksumOf(createReadStream(path));
    const giveUpAt = performance.now() + limits.uploadMs;
    for (let tries = 1; ; tries += 1) {
      try {
        await put(Key, path, size, sha256);
        return;
      } catch (error) {
        const isLast = tries === maxTries || performance.now() > giveUpAt;
        if (isLast || !isTemporary(error)) throw error;
        await wait(limits.pauseMs * tries * (1 + Math.random()));
      }
    }
  }

  const removeObject = (key: FileKey) =>
    client.send(new DeleteObjectCommand({ Bucket, Key: nameOf(key) }));

  return {
    incoming,
    store: (key, path) =>
      withStoreFailure(async () => {
        await putWithRetry(nameOf(key), path).catch(async (error: unknown) => {
          // The store may have accepted the file although its answer was lost; if this removal fails too, the cleanup
          // deletes it.
          await removeObject(key).catch(() => undefined);
          throw error;
        });
      }),
    open: (key) =>
      withStoreFailure(async () => {
        const Key = nameOf(key);
        const found = await client
          .send(new HeadObjectCommand({ Bucket, Key }))
          .catch(undefinedIfMissing);
        if (!found) return undefined;
        return {
          size: found.ContentLength ?? 0,
          sha256: found.Metadata?.sha256,
          read: (range) =>
            withStoreFailure(async () => {
              const Range = range && `bytes=${range.start}-${range.end}`;
              const content = await client
                .send(new GetObjectCommand({ Bucket, Key, Range }))
                .catch(undefinedIfMissing);
              if (!content) throw new PortalError('not-found');
              return Readable.toWeb(content.Body as Readable) as ReadableStream<Uint8Array>;
            }),
        };
      }),
    remove: (key) =>
      withStoreFailure(async () => {
        await removeObject(key);
        await removeObject(thumbnailOf(key));
      }),
    async *storedBefore(moment) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: root });
      const iterator = pages[Symbol.asyncIterator]();
      for (;;) {
        const { value: page, done } = await withStoreFailure(() => iterator.next());
        if (done) return;
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = keyOf(Key);
          if (key && !isThumbnail(key) && LastModified && LastModified < moment) yield key;
        }
      }
    },
    removeLeftovers: (moment) => removeOlder(incoming, moment),
    isShared: true,
    async isReady() {
      await client.send(new ListObjectsV2Command({ Bucket, Prefix: root, MaxKeys: 1 }));
      return true;
    },
  };
}

/** Converts failures and timeouts of the store to `busy`. */
async function withStoreFailure<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw storeFailure(error);
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (statusOf(error) === 404) return undefined;
  throw error;
}

/** True if a retry may succeed. */
function isTemporary(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** Creates the error that users see if the file storage fails, with the cause for the log. */
export function storeFailure(cause: unknown): PortalError {
  if (cause instanceof PortalError) return cause;
  const busy = new PortalError('busy');
  busy.cause = cause;
  return busy;
}

/** Returns the reason of a failure for the operator: the store's own error if there is one. */
export function reasonOf(thrown: unknown): string {
  const error = thrown instanceof PortalError && thrown.cause ? thrown.cause : thrown;
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}
