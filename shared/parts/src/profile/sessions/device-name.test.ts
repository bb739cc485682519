import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = 'Chrome/126.0.0.0';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit}`;
const iPad = `Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) ${webkit}`;

it.each([
  [`${windows} ${like} ${chrome} Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${like} ${chrome} Safari/537.36 Edg/126.0`, 'Microsoft Edge on Windows'],
  [`${windows} ${like} ${chrome} Safari/537.36 OPR/112.0.0.0`, 'Opera on Windows'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${like} HeadlessChrome/141.0.0.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.4 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [`${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iPad} Version/12.1 Mobile/15E148 Safari/604.1`, 'Safari on iPad'],
  [`Mozilla/5.0 (Linux; Android 14) ${like} ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${like} SamsungBrowser/25.0 ${chrome} Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} ${chrome} Safari/537.36`,
    'Chrome on Chrome OS',
  ],
  ['something of one’s own', undefined],
  ['', undefined],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, ({ browser, system }) => `${browser} on ${system}`)).toBe(name);
});
