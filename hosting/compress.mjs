// @ts-check
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const textFile = /\.(js|mjs|css|html|json|map|svg|txt|webmanifest|xml)$/;

/**
 * Checks by extension that compressing a file is worthwhile; images and fonts are compressed already.
 * @param {string} path
 */
export function isText(path) {
  return textFile.test(path);
}

/**
 * Compresses content as much as possible. Returns the results by file suffix (`.br`, `.gz`), without those that save
 * nothing.
 * @param {Uint8Array} content
 * @returns {Promise<Record<string, Buffer>>}
 */
export async function compress(content) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
  ]);
  const forms = { '.br': br, '.gz': gz };
  return Object.fromEntries(
    Object.entries(forms).filter(([, form]) => form.length < content.length),
  );
}
