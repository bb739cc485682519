const longestSignature = 16;

/**
 * Returns the MIME type of a bitmap image from its first bytes; undefined for anything else, whatever its name or
 * declared type.
 */
export async function sniffRaster(file: Blob): Promise<string | undefined> {
  return rasterType(new Uint8Array(await file.slice(0, longestSignature).arrayBuffer()));
}

/** Returns the MIME type of a bitmap image from its first 16 bytes, or undefined. */
export function rasterType(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, longestSignature));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp';
  if (/^.{4}ftypavi[fs]/s.test(text)) return 'image/avif';
  // 'BM', then the size, then four bytes that are zero.
  if (/^BM.{4}\0\0\0\0/s.test(text)) return 'image/bmp';
  return undefined;
}
