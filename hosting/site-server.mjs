// @ts-check
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import send from 'send';
import { compress } from './compress.mjs';
import { checkedConfiguration, configurationFile } from './configuration.mjs';
import { digest, inlineScriptHashes } from './import-map.mjs';
import { liveViewFolder } from './live-view.mjs';
import { errorHeaders, fileHeaders, isImmutable } from './response-headers.mjs';
import { json, registryFile, registryWith } from './view-files.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./configuration.mjs').Configuration} Configuration */
/**
 * `site` is the folder that `release` publishes into; `configuration` overrides the site's own configuration.
 * @typedef {{ site: string, configuration?: Configuration | undefined }} SiteOptions
 */

/**
 * The time limit for sending a response: a fixed part, equal to Node's limit for request headers, and a part that grows
 * with the size of the response.
 * @typedef {{ timeoutMs: number, slowestBytesPerMs: number }} Patience
 */

/** @type {Patience} */
const usualPatience = { timeoutMs: 60_000, slowestBytesPerMs: 8 };

const suffixes = { br: '.br', gzip: '.gz', identity: '' };
/** In order of preference. Files are compressed when they are released, not on request. */
const encodings = /** @type {(keyof typeof suffixes)[]} */ (Object.keys(suffixes));

/**
 * Creates a server for a site folder with production headers; new releases need no restart. Aborts responses that the
 * client reads too slowly.
 * @param {SiteOptions & { patience?: Patience }} options
 */
export function createSiteServer({ patience = usualPatience, ...options }) {
  const answer = createSiteHandler(options);
  return createPatientServer((request, response) => {
    cutOffSlowReader(response, patience);
    answer(request, response);
  });
}

/**
 * Creates a server whose idle connections outlast those of a reverse proxy, so that the proxy never uses a closed one.
 * @param {import('node:http').RequestListener} answer
 */
export function createPatientServer(answer) {
  const server = createServer(answer);
  server.keepAliveTimeout = 65_000;
  return server;
}

/**
 * Creates the request handler of `createSiteServer`, for servers that wrap it.
 * @param {SiteOptions} options
 */
export function createSiteHandler({ site, configuration }) {
  const scriptHashes = pageScriptHashes();
  const configured = configuration && configuredAnswers(checkedConfiguration(configuration));

  /** @type {(request: Request, response: Response) => Promise<void>} */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405);
    }
    const requested = requestPath(request.url ?? '/');
    if (requested === null) return refuse(response, 404);
    // Looked up once per request, so that headers and content come from the same view. A folder without releases is
    // served directly.
    const view = (await liveViewFolder(site)) ?? site;
    const made = await configured?.(requested.join('/'), view);
    if (made) return sendMade(request, response, requested, made);
    const rootOf = (/** @type {string[]} */ path) => (isImmutable(path) ? site : view);
    const segments = (await isFile(rootOf(requested), requested))
      ? requested
      : pageFor(request, requested);
    if (segments === null) return refuse(response, 404);
    const root = rootOf(segments);
    if (!(await isFile(root, segments))) return refuse(response, 404);

    const name = segments.join('/');
    const encoding = await negotiate(request, root, segments);
    const hashes = await scriptHashes(join(view, 'index.html'));
    for (const [header, value] of Object.entries(fileHeaders(segments, hashes))) {
      response.setHeader(header, value);
    }
    response.setHeader('Content-Type', contentType(name));
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    const path = segments.map(encodeURIComponent).join('/') + suffixes[encoding];
    send(request, path, { root, cacheControl: false, index: false })
      .on('error', (error) => refuse(response, error.status ?? 500))
      .pipe(response);
  }

  return (/** @type {Request} */ request, /** @type {Response} */ response) => {
    answer(request, response).catch((error) => {
      console.error(request.method, request.url, error);
      refuse(response, 500);
    });
  };
}

/** @typedef {{ readonly content: Buffer, readonly forms: Record<string, Buffer>, readonly tag: string }} Made */

/**
 * Returns a function with the answers that a configuration changes: the configuration itself, and the registry, which
 * contains a copy of it and is cached per view. Undefined for all other files.
 * @param {Configuration} configuration
 */
function configuredAnswers(configuration) {
  /** @type {Map<string, Promise<Made>>} */
  const made = new Map();
  return async (/** @type {string} */ name, /** @type {string} */ view) => {
    if (name !== configurationFile && name !== registryFile) return undefined;
    const key = name === registryFile ? view : '';
    const known = made.get(key);
    if (known) return known;
    if (key !== '') for (const each of made.keys()) if (each !== '') made.delete(each);
    const answer = make(name, view);
    made.set(key, answer);
    answer.catch(() => made.delete(key));
    return answer;
  };

  /** @param {string} name @param {string} view @returns {Promise<Made>} */
  async function make(name, view) {
    const value =
      name === configurationFile
        ? configuration
        : registryWith(JSON.parse(await readFile(join(view, name), 'utf8')), configuration);
    const content = json(value);
    return { content, forms: await compress(content), tag: digest(content) };
  }
}

/** @param {Request} request @param {Response} response @param {string[]} path @param {Made} made */
function sendMade({ method, headers }, response, path, { content, forms, tag }) {
  const accepted = new Negotiator({ headers }).encodings(encodings);
  const encoding = encodings.find(
    (each) => accepted.includes(each) && (each === 'identity' || forms[suffixes[each]]),
  );
  const body = forms[suffixes[encoding ?? 'identity']] ?? content;
  const etag = `"${tag}${suffixes[encoding ?? 'identity']}"`;
  for (const [header, value] of Object.entries(fileHeaders(path, []))) {
    response.setHeader(header, value);
  }
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.setHeader('Content-Type', contentType(path.at(-1) ?? ''));
  response.setHeader('Content-Length', body.length);
  if (encoding && encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(method === 'HEAD' ? undefined : body);
}

/**
 * Returns the page for `/` and for URLs of navigation requests; null for a missing file, so that a script or fetch
 * never gets HTML.
 * @param {Request} request
 * @param {string[]} segments
 */
function pageFor({ headers }, segments) {
  const [first] = segments;
  if (first === undefined) return ['index.html'];
  if (first === 'assets' || first === 'remotes' || segments.at(-1)?.includes('.')) return null;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return null;
  return new Negotiator({ headers }).mediaType(['text/html']) ? ['index.html'] : null;
}

/**
 * @param {Request} request
 * @param {string} site
 * @param {string[]} segments
 */
async function negotiate({ headers }, site, segments) {
  const accepted = new Negotiator({ headers }).encodings(encodings);
  for (const encoding of encodings.filter((each) => accepted.includes(each))) {
    const suffix = suffixes[encoding];
    if (suffix === '' || (await isFile(site, withSuffix(segments, suffix)))) return encoding;
  }
  return 'identity';
}

/**
 * True if the path is a regular file within the site; symbolic links that lead out of it are refused.
 * @param {string} site
 * @param {string[]} segments
 */
async function isFile(site, segments) {
  const path = join(site, ...segments);
  try {
    const [root, real, { isFile: regular }] = await Promise.all([
      realpath(site),
      realpath(path),
      stat(path).then((found) => ({ isFile: found.isFile() })),
    ]);
    return regular && real.startsWith(root + sep);
  } catch {
    return false;
  }
}

/** @param {string[]} segments @param {string} suffix */
function withSuffix(segments, suffix) {
  return [...segments.slice(0, -1), `${segments.at(-1)}${suffix}`];
}

/** @param {string} name */
function contentType(name) {
  const type = lookup(name) ?? 'application/octet-stream';
  return /^text\/|json$|javascript$|svg/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Aborts a response that the client does not read in time.
 * @param {Response} response
 * @param {Patience} [patience]
 */
export function cutOffSlowReader(response, { timeoutMs, slowestBytesPerMs } = usualPatience) {
  let timer = setTimeout(() => {
    const size = Number(response.getHeader('Content-Length') ?? 0);
    timer = setTimeout(() => response.destroy(), size / slowestBytesPerMs);
  }, timeoutMs);
  response.once('close', () => clearTimeout(timer));
}

/** Returns a reader of the hashes of a page's inline scripts, which caches them until the page changes. */
function pageScriptHashes() {
  let version = '';
  /** @type {string[]} */
  let hashes = [];
  return async (/** @type {string} */ page) => {
    const found = await stat(page).catch(() => null);
    const current = `${page} ${found?.mtimeMs}-${found?.ino}`;
    if (current === version) return hashes;
    const read = inlineScriptHashes(await readFile(page, 'utf8').catch(() => ''));
    // Assigned together after reading, since a concurrent request may use another view.
    [version, hashes] = [current, read];
    return read;
  };
}

/** @param {Response} response @param {number} status */
function refuse(response, status) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const header of ['Content-Encoding', 'ETag', 'Last-Modified', 'Content-Length']) {
    response.removeHeader(header);
  }
  const texts = /** @type {Record<number, string>} */ ({ 404: 'Not found', 405: 'Not allowed' });
  response.writeHead(status, errorHeaders());
  response.end(`${texts[status] ?? 'Error'}\n`);
}

/**
 * Returns the path segments of the requested file below the site's folder; null for a hostile or malformed URL
 * (traversal, dotfile, backslash, NUL, broken escape, empty segment).
 * @param {string} url The request target as received.
 * @returns {string[] | null}
 */
function requestPath(url) {
  if (!url.startsWith('/')) return null;
  const path = url.slice(1).split(/[?#]/, 1)[0] ?? '';
  /** @type {string} */
  let decoded;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded === '') return [];
  // A trailing slash is ignored; any other empty segment ("//evil") is refused.
  const segments = decoded.replace(/\/$/, '').split('/');
  return segments.every(isPlain) ? segments : null;
}

/** @param {string} segment */
function isPlain(segment) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return segment !== '' && !segment.startsWith('.') && !/[\\\u0000-\u001f\u007f]/.test(segment);
}
