import { extname } from 'node:path';

/** Characters that a file system or a ZIP may refuse. */
const unsafe = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/**
 * Returns a path in the ZIP for a stored file, by its kind and name, and adds it to `taken`: no two paths differ only in
 * case.
 */
export function uniqueFilePath(kind: string, name: string, taken: Set<string>): string {
  const plain = name.replace(unsafe, '_').replace(/^[. ]+|[. ]+$/g, '') || 'file';
  const extension = extname(plain);
  const whole = plain.slice(0, plain.length - extension.length);
  // File systems limit a name to 255 bytes.
  const stem = Buffer.from(whole)
    .subarray(0, 200)
    .toString()
    .replace(/\uFFFD+$/, '');
  for (let copy = 1; ; copy += 1) {
    const path = `files/${kind}/${stem}${copy === 1 ? '' : ` (${copy})`}${extension}`;
    const key = path.normalize('NFC').toLowerCase();
    if (taken.has(key)) continue;
    taken.add(key);
    return path;
  }
}
