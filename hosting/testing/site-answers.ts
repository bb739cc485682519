import { request } from 'node:http';

export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends the path unchanged; `fetch` would normalize it. */
export function ask(port: number, { method = 'GET', path, headers = {} }: Question) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

const script = '/assets/shell-1a2b3c4d.js';
const released = '/remotes/remote-vendor/1.0.0-abc';
const lasting = 'public,max-age=31536000,immutable';
export const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

interface Expected {
  status: number;
  type: string;
  cache: string | undefined;
  encoding?: string;
}

type Case = [what: string, question: Question, expected: Expected];

const page: Expected = { status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' };
const missing: Expected = { status: 404, type: 'text/plain; charset=utf-8', cache: 'no-store' };
const js: Expected = { status: 200, type: 'text/javascript; charset=utf-8', cache: lasting };
const json: Expected = { status: 200, type: 'application/json; charset=utf-8', cache: lasting };

/** Requests and expected answers for every web server of the portal. */
export const siteAnswers: Case[] = [
  ['the page', { path: '/', headers: navigation }, page],
  [
    'the page fetched by a script',
    { path: '/', headers: { accept: '*/*', 'sec-fetch-mode': 'cors' } },
    page,
  ],
  [
    'the page asked for as something else',
    {
      path: '/?from=monitor',
      headers: { accept: 'application/json', 'sec-fetch-mode': 'no-cors' },
    },
    page,
  ],
  ['the page by its file name', { path: '/index.html' }, page],
  ['a route', { path: '/tickets', headers: navigation }, page],
  ['a route with a query', { path: '/search?q=a.b', headers: navigation }, page],
  ['a deep route', { path: '/tickets/t-1/', headers: navigation }, page],
  ['a route asked for by a plain client', { path: '/vendor', headers: { accept: '*/*' } }, page],
  ['a route asked for by HEAD', { method: 'HEAD', path: '/forums', headers: navigation }, page],
  [
    'a navigation by a browser',
    { path: '/news', headers: { ...navigation, 'sec-fetch-mode': 'navigate' } },
    page,
  ],
  ['the registry', { path: '/remotes.json' }, { ...json, cache: 'no-cache' }],
  ['the service worker', { path: '/sw.js' }, { ...js, cache: 'no-cache' }],
  ['a chunk of the shell', { path: script }, js],
  ['a manifest of a release', { path: `${released}/mf-manifest.json` }, json],
  ['a chunk of a release', { path: `${released}/assets/app-1a2b3c4d.js` }, js],
  [
    'an image',
    { path: '/assets/logo-1a2b3c4d.svg' },
    { status: 200, type: 'image/svg+xml; charset=utf-8', cache: lasting },
  ],
  [
    'a gzip client',
    { path: script, headers: { 'accept-encoding': 'gzip, deflate' } },
    { ...js, encoding: 'gzip' },
  ],
  [
    'a file that was not compressed',
    { path: '/assets/plain-1a2b3c4d.css', headers: { 'accept-encoding': 'br, gzip' } },
    { status: 200, type: 'text/css; charset=utf-8', cache: lasting },
  ],
  ['a client that refuses gzip', { path: script, headers: { 'accept-encoding': 'gzip;q=0' } }, js],
  ['a missing chunk', { path: '/assets/gone.js', headers: navigation }, missing],
  ['a missing asset without extension', { path: '/assets/gone', headers: navigation }, missing],
  ['a missing release', { path: '/remotes/remote-x/1/app', headers: navigation }, missing],
  ['a missing file', { path: '/favicon.ico', headers: navigation }, missing],
  ['a route fetched as data', { path: '/news', headers: { accept: 'application/json' } }, missing],
  [
    'a route fetched by a script',
    { path: '/news', headers: { accept: '*/*', 'sec-fetch-mode': 'cors' } },
    missing,
  ],
];

/** URLs of an attacker, sent unchanged; none may be answered with a file. */
export const hostilePaths = [
  '/.history.json',
  '/%2ehistory.json',
  '/.releases/live',
  '/.releases/views/7/.history.json',
  '/%2ereleases/views/7/index.html',
  '/assets/../.releases/views/7/.history.json',
  '/../outside.txt',
  '/assets/../../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/%2e%2e%2foutside.txt',
  '/%252e%252e%252foutside.txt',
  '/..%5coutside.txt',
  '/..\\outside.txt',
  '/assets/link.txt',
  '/up/outside.txt',
  '/up/site/.releases/views/7/.history.json',
  '/outside.txt%00.js',
  '/%',
  '/%c0%ae%c0%ae/outside.txt',
  '/.git/config',
  '/.env',
  '//outside.txt',
  '//etc/passwd.txt',
  '/index.html/x.js',
  '/assets/.',
  '/assets//shell-1a2b3c4d.js/../../../outside.txt',
];
