import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = 'Chrome/126.0.0.0';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} ${chrome} Safari/537.36`,
    'Chrome on Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${like} ${chrome} Safari/537.36 Edg/126.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1', 'Safari on iPhone'],
  [`Mozilla/5.0 (Linux; Android 14) ${like} ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  ['curl/8.5.0', undefined],
  ['', undefined],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, ({ browser, system }) => `${browser} on ${system}`)).toBe(name);
});
