import type { HttpContext } from '../http/http-env.ts';
import type { ByteRange, StoredContent } from './file-storage.ts';

/** Headers that keep any file from running scripts or being shown as a page. */
export const safeHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-store',
};

/** The interval of checks whether the person may still read a file that is being sent. */
const checkAfterMs = 5000;

/** Ends a stream once `check` rejects; runs it at intervals from now on. */
export function checkedEachWhile(check: () => Promise<unknown>) {
  let checkedAt = Date.now();
  return (content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
    content.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        async transform(part, controller) {
          if (Date.now() - checkedAt >= checkAfterMs) {
            await check();
            checkedAt = Date.now();
          }
          controller.enqueue(part);
        },
      }),
    );
}

/** Answers with a stored file, or with the part of it that the request asks for. */
export async function answerContent(
  c: HttpContext,
  content: StoredContent,
  headers: Record<string, string>,
): Promise<Response> {
  const { size } = content;
  const range = byteRange(c.req.header('Range'), size);
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  }
  if (!range) {
    const whole = { 'Content-Length': String(size), 'Accept-Ranges': 'bytes' };
    return c.body(await content.read(), 200, { ...headers, ...whole });
  }
  const { start, end } = range;
  return c.body(await content.read(range), 206, {
    ...headers,
    'Content-Length': String(end - start + 1),
    'Content-Range': `bytes ${start}-${end}/${size}`,
  });
}

/** Formats the header as in RFC 6266, with an ASCII name for old browsers. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Parses a `Range` header; undefined means the whole file, also for a request of several ranges. */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
