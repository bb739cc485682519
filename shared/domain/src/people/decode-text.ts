/** A text is UTF-16 if more than this share of its bytes at even or at odd positions are zero. */
const zeroShare = 0.4;

/** The letters of the bytes 0x80 to 0x9F, which Node before version 23 reads as control characters. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * Decodes a text file that a spreadsheet program has saved: UTF-8 or UTF-16 with or without a byte order mark, else
 * Windows-1252, which Excel writes as "CSV" on Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const beginning = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of beginning.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const isMany = (count = 0) => count > (beginning.length / 2) * zeroShare;
  if (isMany(zeros[1])) return new TextDecoder('utf-16le').decode(bytes);
  if (isMany(zeros[0])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252')
      .decode(bytes)
      .replace(/[\u0080-\u009F]/g, (control) =>
        windowsLetters.charAt(control.charCodeAt(0) - 0x80),
      );
  }
}
