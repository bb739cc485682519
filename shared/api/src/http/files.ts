import type { UploadedFile } from '@hoa/domain';
import { newId } from '@hoa/domain';
import {
  contractHeader,
  contractNumber,
  membershipHeader,
  requestIdHeader,
  traceHeader,
} from '../contract-number.ts';
import type { Gateway, UploadOptions } from '../gateway.ts';
import { PortalError } from '../portal-error.ts';
import type { HttpClientOptions } from './http-client.ts';
import { type Answer, readAnswer } from './problem.ts';

export interface HttpFilesOptions extends HttpClientOptions {
  /** Uploads use XMLHttpRequest because `fetch` does not report upload progress. */
  readonly openRequest?: () => XMLHttpRequest;
}

const uploadLimitMs = 10 * 60_000;
/** The progress shown until the server has responded. */
const maxPercentBefore = 99;

export function createHttpFiles(
  options: HttpFilesOptions,
): Pick<Gateway, 'upload' | 'download' | 'viewAddress'> {
  const {
    api,
    membership,
    isOffline = () => globalThis.navigator?.onLine === false,
    fetch = (...request) => globalThis.fetch(...request),
    openRequest = () => new XMLHttpRequest(),
  } = options;

  function headers(): Record<string, string> {
    const acting = membership();
    return {
      [contractHeader]: String(contractNumber),
      ...(acting !== undefined && { [membershipHeader]: acting }),
    };
  }

  function failure(signal: AbortSignal | undefined, cause?: unknown): PortalError {
    if (cause instanceof PortalError) return cause;
    const code = signal?.aborted ? 'aborted' : isOffline() ? 'offline' : 'network';
    return Object.assign(new PortalError(code), { cause });
  }

  function send(
    file: File,
    { folder, onProgress, signal }: UploadOptions,
    requestId: string,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = openRequest();
      const cancel = () => request.abort();
      const fail = () => reject(failure(signal));
      const query = new URLSearchParams({ folder, name: file.name });
      request.open('POST', `${api}/files?${query}`);
      request.timeout = uploadLimitMs;
      const type = file.type || 'application/octet-stream';
      const all = { ...headers(), [requestIdHeader]: requestId, 'Content-Type': type };
      for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress?.(Math.min(maxPercentBefore, Math.round((100 * loaded) / (total || 1))));
      request.onload = () => resolve(answerOf(request));
      request.onerror = fail;
      request.ontimeout = fail;
      request.onabort = fail;
      request.onloadend = () => signal?.removeEventListener('abort', cancel);
      signal?.addEventListener('abort', cancel);
      request.send(file);
    });
  }

  const addressOf = (fileId: string) => `${api}/files/${encodeURIComponent(fileId)}`;

  return {
    async upload(file, options) {
      const { onProgress, signal } = options;
      if (signal?.aborted) throw new PortalError('aborted');
      const requestId = newId();
      // The response may have been lost; a retry with the same id stores the file only once.
      const answer = await send(file, options, requestId).catch((error: PortalError) => {
        if (error.code !== 'network') throw error;
        return send(file, options, requestId);
      });
      const uploaded = readAnswer(answer) as UploadedFile;
      onProgress?.(100);
      return uploaded;
    },
    async download(fileId, signal, { small } = {}) {
      try {
        const init = { headers: headers(), cache: 'no-store', signal: signal ?? null } as const;
        const address = addressOf(fileId) + (small ? '?thumbnail=1' : '');
        const response = await fetch(address, init);
        const header = (name: string) => response.headers.get(name);
        if (!response.ok) readAnswer(answerFrom(response.status, header, await response.text()));
        const disposition = header('Content-Disposition') ?? '';
        const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
        // A captive portal's page has no file name.
        if (name === undefined) throw new PortalError('network');
        const content = await response.blob();
        return new File([content], decodeURIComponent(name), {
          type: header('Content-Type') ?? '',
        });
      } catch (error) {
        throw failure(signal, error);
      }
    },
    async viewAddress(fileId) {
      // A browser that opens a URL directly sends no membership header.
      const acting = membership();
      const query = new URLSearchParams({ view: '1', ...(acting && { membership: acting }) });
      return `${addressOf(fileId)}?${query}`;
    },
  };
}

function answerOf(request: XMLHttpRequest): Answer {
  return answerFrom(
    request.status,
    (name) => request.getResponseHeader(name),
    request.responseText,
  );
}

function answerFrom(status: number, header: (name: string) => string | null, text: string): Answer {
  const contract = header(contractHeader);
  return {
    status,
    type: header('Content-Type') ?? '',
    text,
    traceId: header(traceHeader) ?? undefined,
    contract: contract === null ? undefined : Number(contract),
  };
}
