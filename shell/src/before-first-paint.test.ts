import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '../hosting/import-map.mjs';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const script = /<script>([^<]*)<\/script>/.exec(page)?.[1] ?? '';

describe('before the first paint', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', undefined],
    ['"dark', undefined],
    [null, undefined],
  ])('a kept theme of %j makes the page %s', (kept, expected) => {
    const dataset: { theme?: string } = {};
    run(dataset, { getItem: () => kept });
    expect(dataset.theme).toBe(expected);
  });

  it('the page follows the system where storage is forbidden', () => {
    const dataset = {};
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(() => run(dataset, { getItem: forbidden })).not.toThrow();
    expect(dataset).toEqual({});
  });
});

it('is allowed by the policy, as every script in the page is', () => {
  const withMap = page.replace('<script>', '<script type="importmap">{}</script><script>');
  expect(inlineScriptHashes(page)).toHaveLength(1);
  expect(inlineScriptHashes(withMap)).toHaveLength(2);
});

function run(dataset: object, localStorage: object) {
  runInNewContext(script, { localStorage, document: { documentElement: { dataset } } });
}
