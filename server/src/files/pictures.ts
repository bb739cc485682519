import sharp, { type Sharp } from 'sharp';

/** More is refused: a small file can decode to a picture that fills the memory. */
const mostPixels = 50_000_000;
/** Pixels at the longer side. */
const thumbnailSize = 320;

/** How each kind of picture is written. */
const encoders = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 85 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/gif': (picture: Sharp) => picture.gif(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 85 }),
  'image/avif': (picture: Sharp) => picture.avif({ quality: 60, effort: 2 }),
  'image/tiff': (picture: Sharp) => picture.tiff({ compression: 'lzw' }),
};

export type PictureType = keyof typeof encoders;

export function isPicture(type: string): type is PictureType {
  return Object.hasOwn(encoders, type);
}

sharp.cache(false);

/** One picture at a time: each takes up to some hundred megabytes while it is decoded. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Encodes a picture again, upright, with its pixels alone: no place, time or camera, nothing appended.
 * Rejects when it can't be decoded as a whole or has too many pixels.
 */
export function rewritePicture(type: PictureType, from: string, to: string): Promise<void> {
  return inTurn(async () => {
    const isAnimated = type === 'image/gif' || type === 'image/webp';
    const picture = sharp(from, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      animated: isAnimated,
    });
    const { pages = 1 } = isAnimated ? await picture.metadata() : {};
    // Frames of animations carry no EXIF rotation.
    await encoders[type](pages > 1 ? picture : picture.autoOrient()).toFile(to);
  });
}

/** Writes a thumbnail of a picture. */
export function thumbnailOfPicture(bytes: Uint8Array, to: string): Promise<void> {
  return inTurn(async () => {
    await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize(thumbnailSize, thumbnailSize, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toFile(to);
  });
}
