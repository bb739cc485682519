import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { HttpContext } from './http-env.ts';
import { RequestRefusal } from './problem.ts';

/** Below this size in bytes, compression saves no network packet. */
const minCompressedSize = 1024;

const compress = promisify(gzip);

/** Sends a value as JSON, with gzip if the client accepts it and the text is long enough. */
export async function answerJson(c: HttpContext, value: unknown): Promise<Response> {
  const text = JSON.stringify(value) ?? 'null';
  const headers = { 'Content-Type': 'application/json' };
  const isLong = text.length > minCompressedSize;
  if (!isLong || !/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) {
    return new Response(text, { headers });
  }
  // The fastest level, since CPU time is scarcer here than bandwidth.
  const body = await compress(text, { level: constants.Z_BEST_SPEED });
  return new Response(new Uint8Array(body), {
    headers: { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' },
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Refuses a body whose content type is not JSON. */
export function requireJson(contentType = ''): void {
  if (/^application\/json\s*(;|$)/i.test(contentType)) return;
  throw new RequestRefusal(415, 'invalid-input', { field: '', problem: 'no-json' });
}
