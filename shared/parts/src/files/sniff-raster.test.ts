import { describe, expect, it } from 'vitest';
import { sniffRaster } from './sniff-raster.ts';

const of = (text: string, type = '') =>
  new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'file', { type });

describe('telling a picture by its first bytes', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['GIF89a\x01\0\x01\0', 'image/gif'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x20ftypavif\0\0\0\0', 'image/avif'],
    ['BM\x46\0\0\0\0\0\0\0\x36', 'image/bmp'],
  ])('knows %j as %s', async (bytes, type) => {
    expect(await sniffRaster(of(bytes))).toBe(type);
  });

  it.each([
    ['an SVG that calls itself a PNG', '<svg xmlns="http://www.w3.org/2000/svg">', 'image/png'],
    ['a page that calls itself a JPEG', '<!doctype html><script>', 'image/jpeg'],
    ['a text that begins with BM', 'BMW of the neighbour', 'image/bmp'],
    ['a sound in a RIFF file', 'RIFF\x24\0\0\0WAVEfmt ', 'image/webp'],
    ['nothing', '', 'image/png'],
  ])('does not take %s for a picture', async (_, bytes, type) => {
    expect(await sniffRaster(of(bytes, type))).toBeUndefined();
  });
});
