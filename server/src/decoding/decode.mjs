// @ts-check
// Runs one task on uploaded bytes in a child process, which `decoders.ts` starts.
import { Console } from 'node:console';
import { readFile, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

/** @typedef {import('./decoders.ts').PictureProblem} PictureProblem */

/** @type {import('./decoders.ts').ChildLimits} */
const { maxMs, maxBytes, libraries } = JSON.parse(process.argv[1] ?? '');

// Standard output contains only the answer, but libheif writes errors to the console.
globalThis.console = new Console(process.stderr);
// A low priority, so that the server stays responsive.
setPriority(10);
// In a thread, since a decoder may block the main one. The time limit matters if the server itself was killed.
new Worker(
  `const { maxMs, maxBytes } = require('node:worker_threads').workerData;
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes || process.uptime() * 1000 > maxMs) process.kill(process.pid, 'SIGKILL');
  }, 20);`,
  { eval: true, execArgv: [], workerData: { maxMs, maxBytes } },
).unref();

class Refusal extends Error {
  /**
   * @param {PictureProblem} problem
   * @param {Record<string, string>} [params]
   */
  constructor(problem, params = {}) {
    super(problem);
    this.problem = problem;
    this.params = params;
  }
}

/** @typedef {typeof import('sharp').default} OpenPicture */
/** @returns {Promise<OpenPicture>} */
async function loadSharp() {
  const { default: sharp } = await import(libraries.sharp);
  sharp.cache(false);
  return sharp;
}

const megapixel = 1_000_000;
/**
 * The limits in megapixels. The first three types are decoded in strips and scaled while decoding; the others need
 * memory for the whole picture.
 * @type {Readonly<Record<string, number>>}
 */
const maxMegapixels = {
  'image/jpeg': 200,
  'image/png': 200,
  'image/tiff': 200,
  'image/gif': 50,
  'image/webp': 50,
  'image/heic': 50,
  // Its encoder needs far more memory and time than the others.
  'image/avif': 24,
};
/** The longer side in pixels. */
const thumbnailSize = 320;

/** @typedef {import('sharp').Sharp} Sharp */
/** @type {Readonly<Record<string, (picture: Sharp, isLossy: boolean) => Sharp>>} */
const encoders = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/heic': (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif(),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
  'image/avif': (picture) => picture.avif({ quality: 60, effort: 2 }),
  'image/tiff': (picture, isLossy) =>
    picture.tiff(isLossy ? { compression: 'jpeg', quality: 85 } : { compression: 'lzw' }),
};

/** Settings to try in order until the file is small enough. */
const attempts = [
  { megapixels: 50, isLossy: false },
  { megapixels: 50, isLossy: true },
  { megapixels: 25, isLossy: true },
  { megapixels: 12, isLossy: true },
];

/**
 * @param {OpenPicture} open
 * @param {import('./decoders.ts').Tasks['rewritePicture']['input']} input
 */
async function rewritePicture(open, { type, from, to, maxStoredBytes }) {
  const opened = type === 'image/heic' ? await openHeic(open, from) : openPicture(open, type, from);
  const { width, height, pages = 1, pageHeight = height } = await opened().metadata();
  if (pages > 1 && !hasFrames(type)) throw new Refusal('picture-pages');
  if (type === 'image/jpeg') await assertOnePhoto(from);
  assertFewPixels(type, width * pageHeight * pages);
  const encode = encoders[type];
  if (!encode) throw new Error(`No picture: ${type}`);
  for (const { megapixels, isLossy } of attempts) {
    if (isLossy && (pages > 1 || (megapixels === 50 && type !== 'image/tiff'))) continue;
    const scale = Math.min(1, Math.sqrt((megapixels * megapixel) / (width * height)));
    const longer = Math.floor(Math.max(width, height) * scale);
    // Frames of animations have no EXIF rotation.
    const upright = pages > 1 ? opened() : opened().autoOrient();
    const sized = scale < 1 ? upright.resize(longer, longer, { fit: 'inside' }) : upright;
    const { size } = await encode(sized, isLossy).toFile(to);
    if (size <= maxStoredBytes) return;
    await rm(to);
  }
  throw new Refusal('picture-heavy');
}

/**
 * @param {string} type
 * @param {number} pixels
 */
function assertFewPixels(type, pixels) {
  const most = maxMegapixels[type] ?? 0;
  if (pixels > most * megapixel) throw new Refusal('picture-pixels', { megapixels: String(most) });
}

/**
 * @param {OpenPicture} open
 * @param {string} type
 * @param {string} from
 */
function openPicture(open, type, from) {
  const options = { limitInputPixels: false, failOn: /** @type {const} */ ('error') };
  return () => open(from, { ...options, animated: hasFrames(type) });
}

/**
 * True if the pages of the type are frames of an animation, which are all kept.
 * @param {string} type
 */
const hasFrames = (type) => type === 'image/gif' || type === 'image/webp';

/**
 * Types of images in a JPEG file that are separate photos, as in stereo and panorama pictures, and not a preview or a
 * brightness map.
 */
const photoTypes = [0x020001, 0x020002, 0x020003];

/** @param {string} from */
async function assertOnePhoto(from) {
  const { default: exifReader } = await import(libraries.exifReader);
  const { mpf } = exifReader.load(await readFile(from), {
    expanded: true,
    includeTags: { mpf: true },
  });
  /** @type {readonly { ImageType: { value: number } }[]} */
  const [, ...others] = mpf?.Images ?? [];
  if (others.some(({ ImageType }) => photoTypes.includes(ImageType.value))) {
    throw new Refusal('picture-pages');
  }
}

/**
 * Decodes HEIC without sharp, whose binaries exclude patented formats.
 * @param {OpenPicture} open
 * @param {string} from
 */
async function openHeic(open, from) {
  const { default: decode } = await import(libraries.heicDecode);
  const images = await decode.all({ buffer: await readFile(from) });
  if (images.length > 1) throw new Refusal('picture-pages');
  const [{ width, height }] = images;
  assertFewPixels('image/heic', width * height);
  const { data } = await images[0].decode();
  images.dispose();
  const raw = { width, height, channels: /** @type {const} */ (4) };
  return () => open(data, { raw, limitInputPixels: false });
}

/**
 * @param {OpenPicture} open
 * @param {import('./decoders.ts').Tasks['makeThumbnail']['input']} input
 */
async function makeThumbnail(open, { from, to }) {
  await open(from, { limitInputPixels: 50 * megapixel })
    .autoOrient()
    .resize(thumbnailSize, thumbnailSize, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toFile(to);
}

/** @returns {Promise<() => unknown>} */
async function prepare() {
  /** @type {import('./decoders.ts').ChildRequest} */
  const request = JSON.parse(await text(process.stdin));
  switch (request.task) {
    case 'rewritePicture': {
      const open = await loadSharp();
      return () => rewritePicture(open, request.input);
    }
    case 'makeThumbnail': {
      const open = await loadSharp();
      return () => makeThumbnail(open, request.input);
    }
    case 'readCsv': {
      const { parse } = await import(libraries.csvParse);
      const { csvRows } = await import(libraries.csvRows);
      return () => csvRows(parse, request.input.csv, request.input.max);
    }
    case 'readMail': {
      const { from, folder } = request.input;
      const { default: PostalMime } = await import(libraries.postalMime);
      const { htmlToText } = await import(libraries.htmlToText);
      const { readMail } = await import(libraries.readMail);
      const bytes = await readFile(from);
      return () => readMail({ PostalMime, htmlToText }, bytes, folder);
    }
  }
}

/**
 * @param {() => unknown} task
 * @returns {Promise<import('./decoders.ts').ChildAnswer>}
 */
async function answerOf(task) {
  try {
    return { result: (await task()) ?? null };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem, params: error.params };
    const message = error instanceof Error ? error.message : String(error);
    // A full disk does not mean that the file is damaged.
    return /no space left/i.test(message) ? { error: message } : { problem: 'file-damaged' };
  }
}

process.stdout.write(JSON.stringify(await answerOf(await prepare())));
