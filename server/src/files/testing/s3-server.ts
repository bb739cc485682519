import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { byteRange } from '../answer-content.ts';
import type { StoreAccess } from '../s3-storage.ts';

/** The simulated failure of a request. */
export type S3Fault =
  | 'refused'
  | 'slow down'
  | 'silent'
  | 'cut off'
  /** The request is carried out, but its answer is lost. */
  | 'done and cut off'
  | 'half answered'
  | 'answered with other bytes';

export interface S3TestServer {
  readonly endpoint: string;
  readonly access: StoreAccess;
  /** The names of the objects in the bucket `files`, sorted. */
  names(): string[];
  /** Makes the next requests of a method fail, or all until `heal` if no number is given. */
  fail(method: string, fault: S3Fault, times?: number): void;
  heal(): void;
  /** The number of requests of a method. */
  count(method: string): number;
  close(): Promise<void>;
}

interface Kept {
  readonly bytes: Buffer;
  readonly metadata: Readonly<Record<string, string>>;
  readonly at: Date;
}

const bucket = 'files';
const access = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
/** Small, so that lists have several pages. */
const maxListed = 3;
const maxSkewMs = 15 * 60_000;

/**
 * An in-memory implementation of the parts of S3 that the portal uses. Like a real store, it verifies each request's
 * signature and checksum on the received bytes.
 */
export async function startS3Server(): Promise<S3TestServer> {
  const kept = new Map<string, Kept>();
  const counts = new Map<string, number>();
  let faults: { method: string; fault: S3Fault; left: number }[] = [];

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => request.socket.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    counts.set(method, (counts.get(method) ?? 0) + 1);
    const fault = faults.find((one) => one.method === method && one.left > 0);
    if (fault) fault.left -= 1;
    const meets = fault?.fault;
    if (meets === 'silent') return;
    if (meets === 'cut off') return void request.socket.destroy();
    // An overloaded store answers before it has read the body.
    if (meets === 'slow down') return refuse(response, 503, 'SlowDown');
    const body = await buffer(request);
    if (meets === 'refused') return refuse(response, 403, 'AccessDenied');
    const wrong = faultOfSignature(request, body);
    if (wrong) return refuse(response, wrong.status, wrong.code);
    const url = new URL(request.url ?? '', 'http://store');
    const [, named = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const name = rest.join('/');
    if (named !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (name === '') return list(url.searchParams, response);
    if (method === 'PUT')
      kept.set(name, { bytes: body, metadata: metadataOf(request), at: new Date() });
    if (method === 'DELETE') kept.delete(name);
    if (meets === 'done and cut off') return void request.socket.destroy();
    if (method === 'PUT') return void response.writeHead(200).end();
    if (method === 'DELETE') return void response.writeHead(204).end();
    give(request, response, kept.get(name), meets);
  }

  function give(
    request: IncomingMessage,
    response: ServerResponse,
    found: Kept | undefined,
    meets: S3Fault | undefined,
  ): void {
    const range = found && byteRange(request.headers.range, found.bytes.length);
    if (!found || range === 'unsatisfiable') {
      refuse(response, found ? 416 : 404, found ? 'InvalidRange' : 'NoSuchKey');
      return;
    }
    const part = range ? found.bytes.subarray(range.start, range.end + 1) : found.bytes;
    const metadata = Object.entries(found.metadata).map(([key, value]) => [
      `x-amz-meta-${key}`,
      value,
    ]);
    response.writeHead(range ? 206 : 200, {
      ...Object.fromEntries(metadata),
      'Content-Length': part.length,
    });
    if (request.method === 'HEAD') return void response.end();
    if (meets === 'half answered') {
      response.write(part.subarray(0, part.length / 2), () => request.socket.destroy());
      return;
    }
    response.end(meets === 'answered with other bytes' ? Buffer.alloc(part.length) : part);
  }

  function list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const most = Math.min(Number(query.get('max-keys') ?? maxListed), maxListed);
    const all = names().filter((name) => name.startsWith(prefix) && name > after);
    const page = all.slice(0, most);
    const contents = page.map((name) => {
      const { at, bytes } = kept.get(name) as Kept;
      return `<Contents><Key>${inXml(name)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const isCut = all.length > page.length;
    const next = isCut
      ? `<NextContinuationToken>${inXml(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(
        `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
      );
  }

  const names = () => [...kept.keys()].sort();

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    access,
    names,
    fail: (method, fault, times = Number.POSITIVE_INFINITY) =>
      void faults.push({ method, fault, left: times }),
    heal() {
      faults = [];
    },
    count: (method) => counts.get(method) ?? 0,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Verifies signature version 4 in the header. */
function faultOfSignature(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
): { status: number; code: string } | undefined {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return { status: 403, code: 'AccessDenied' };
  const [, id, day = '', region = '', signed = '', signature] = parts;
  if (id !== access.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  const names = signed.split(';');
  const needed = ['host', 'x-amz-date', 'x-amz-content-sha256'];
  if (!needed.every((name) => names.includes(name))) return { status: 403, code: 'AccessDenied' };
  const time = String(headers['x-amz-date']);
  const at = Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(Date.now() - at) < maxSkewMs))
    return { status: 403, code: 'RequestTimeTooSkewed' };
  const checksum = String(headers['x-amz-content-sha256']);
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams]
    .map((pair) => pair.map(inAddress).join('='))
    .sort()
    .join('&');
  const canonical = [
    method,
    pathname,
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    checksum,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, text) => createHmac('sha256', before).update(text).digest(),
    `AWS4${access.secretAccessKey}`,
  );
  if (createHmac('sha256', key).update(toSign).digest('hex') !== signature) {
    return { status: 403, code: 'SignatureDoesNotMatch' };
  }
  if (sha256(body) !== checksum) return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  return undefined;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const inAddress = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function metadataOf({ headers }: IncomingMessage): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  return Object.fromEntries(
    own.map(([name, value]) => [name.slice('x-amz-meta-'.length), String(value)]),
  );
}
