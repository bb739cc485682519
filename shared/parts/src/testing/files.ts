/** The first bytes of a PNG, enough to be known as one. */
const pngStart = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
];

/** A small picture. */
export function pictureFile(name = 'leak.png'): File {
  return new File([Uint8Array.from(pngStart)], name, { type: 'image/png' });
}

/** A small document. */
export function pdfFile(name = 'estimate.pdf'): File {
  return new File(['%PDF-1.7'], name, { type: 'application/pdf' });
}

/** A file that reports `size` bytes without containing them. */
export function fileOfSize(name: string, size: number): File {
  const file = new File(['x'], name, { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
