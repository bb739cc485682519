import { beforeEach, describe, expect, it } from 'vitest';
import { createHttpFiles } from './files.ts';

const leak = () => new File(['leak'], 'Küche & Bad.png', { type: 'image/png' });
const stored = { id: 'file-1', name: 'Küche & Bad.png' };

interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body?: unknown;
  /** The connection breaks before the answer. */
  readonly isLost?: boolean;
  /** Nothing comes until the request is given up. */
  readonly isSilent?: boolean;
}

/** The part of an XMLHttpRequest that an upload uses. */
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  address = '';
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  readonly #reply: Reply;

  constructor(reply: Reply) {
    this.#reply = reply;
  }

  open(method: string, address: string): void {
    this.address = `${method} ${address}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return name === 'Content-Type' ? (this.#reply.type ?? 'application/json') : null;
  }

  send(file: File): void {
    const { status = 200, body = stored, isLost, isSilent } = this.#reply;
    queueMicrotask(() => {
      for (const part of [0.25, 1]) {
        this.upload.onprogress?.({ loaded: file.size * part, total: file.size });
      }
      if (isSilent) return;
      this.status = status;
      this.responseText = JSON.stringify(body);
      if (isLost) this.onerror?.();
      else this.onload?.();
      this.onloadend?.();
    });
  }

  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
}

let replies: Reply[] = [];
let requests: FakeRequest[] = [];
let isOffline = false;
let response: Response | Error = new Response();

const files = createHttpFiles({
  api: '/api',
  membership: () => 'resident-1',
  isOffline: () => isOffline,
  openRequest() {
    const request = new FakeRequest(replies.shift() ?? {});
    requests.push(request);
    return request as object as XMLHttpRequest;
  },
  async fetch(_, init) {
    init?.signal?.throwIfAborted();
    if (response instanceof Error) throw response;
    return response;
  },
});

beforeEach(() => {
  replies = [];
  requests = [];
  isOffline = false;
});

const folder = 'tickets/TKT-1/attachments';

describe('an upload', () => {
  it('sends the file with its name, and reports the progress', async () => {
    const seen: number[] = [];
    const options = { folder, onProgress: (percent: number) => void seen.push(percent) };
    expect(await files.upload(leak(), options)).toEqual(stored);
    expect(seen).toEqual([25, 99, 100]);
    const [request] = requests;
    expect(request?.address).toBe(
      'POST /api/files?folder=tickets%2FTKT-1%2Fattachments&name=K%C3%BCche+%26+Bad.png',
    );
    expect(request?.headers).toEqual({
      'Hoa-Contract': expect.any(String),
      'Hoa-Membership': 'resident-1',
      'Hoa-Request-Id': expect.stringMatching(/^[\w-]{36}$/),
      'Content-Type': 'image/png',
    });
  });

  it('whose answer is lost is sent again by the same id', async () => {
    replies = [{ isLost: true }, {}];
    expect(await files.upload(leak(), { folder })).toEqual(stored);
    const ids = requests.map(({ headers }) => headers['Hoa-Request-Id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('fails when the connection does', async () => {
    replies = [{ isLost: true }, { isLost: true }];
    await expect(files.upload(leak(), { folder })).rejects.toMatchObject({ code: 'network' });
    isOffline = true;
    replies = [{ isLost: true }];
    await expect(files.upload(leak(), { folder })).rejects.toMatchObject({ code: 'offline' });
    expect(requests).toHaveLength(3);
  });

  it('is cancelled', async () => {
    const control = new AbortController();
    replies = [{ isSilent: true }];
    const uploading = files.upload(leak(), {
      folder,
      signal: control.signal,
      onProgress: () => control.abort(),
    });
    await expect(uploading).rejects.toMatchObject({ code: 'aborted' });
    await expect(files.upload(leak(), { folder, signal: control.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(requests).toHaveLength(1);
  });

  it('that is refused says why', async () => {
    const params = { field: 'file', problem: 'file-type' };
    const body = { code: 'invalid-input', params, traceId: 'abcd1234' };
    replies = [{ status: 422, type: 'application/problem+json', body }];
    await expect(files.upload(leak(), { folder })).rejects.toMatchObject({
      code: 'invalid-input',
      params,
      traceId: 'abcd1234',
    });
  });
});

describe('a download', () => {
  it('of a small picture asks for the thumbnail', async () => {
    const asked: string[] = [];
    const small = createHttpFiles({
      api: '/api',
      membership: () => undefined,
      fetch: async (input) => {
        asked.push(String(input));
        const headers = { 'Content-Disposition': "attachment; filename*=UTF-8''leak.png" };
        return new Response('leak', { headers });
      },
    });
    await small.download('file-1', undefined, { small: true });
    await small.download('file-1');
    expect(asked).toEqual(['/api/files/file-1?thumbnail=1', '/api/files/file-1']);
  });

  it.each([
    ['the role that is acting', 'member-2', '/api/files/file%201?view=1&membership=member-2'],
    ['no role before one is known', undefined, '/api/files/file%201?view=1'],
  ])('to be viewed has an address that names %s', async (_, acting, address) => {
    const viewed = createHttpFiles({ api: '/api', membership: () => acting });
    expect(await viewed.viewAddress('file 1')).toBe(address);
  });

  it('is a file with its name and type', async () => {
    const disposition = `attachment; filename="K_che.png"; filename*=UTF-8''K%C3%BCche.png`;
    const headers = { 'Content-Type': 'image/png', 'Content-Disposition': disposition };
    response = new Response('leak', { headers });
    const file = await files.download('file-1');
    expect([file.name, file.type, await file.text()]).toEqual(['Küche.png', 'image/png', 'leak']);
  });

  it.each([
    [
      'not-found',
      new Response('{"code":"not-found"}', {
        status: 404,
        headers: { 'Content-Type': 'application/problem+json' },
      }),
    ],
    [
      'signed-out',
      new Response('{"code":"signed-out"}', {
        status: 401,
        headers: { 'Content-Type': 'application/problem+json' },
      }),
    ],
    [
      'network',
      new Response('<h1>Sign in to the hotel</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['network', new TypeError('fetch failed')],
  ])('that fails says %s', async (code, answer) => {
    response = answer;
    await expect(files.download('file-1')).rejects.toMatchObject({ code });
  });

  it('is cancelled', async () => {
    const aborted = AbortSignal.abort();
    await expect(files.download('file-1', aborted)).rejects.toMatchObject({ code: 'aborted' });
  });
});
