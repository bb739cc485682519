import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Colour, contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Returns each token's color in the light and in the dark theme. */
function tokens(): Map<string, { light: Colour; dark: Colour }> {
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const pattern = new RegExp(`--([\\w-]+): light-dark\\(${colour}, ${colour}\\);`, 'g');
  return new Map(
    [...css.matchAll(pattern)].map(([, name, ...numbers]) => {
      const [l1, c1, h1, l2, c2, h2] = numbers.map(Number) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      return [name ?? '', { light: [l1, c1, h1], dark: [l2, c2, h2] }];
    }),
  );
}

const surfaces = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-overlay',
  'surface-hover',
];
const tones = ['accent', 'danger', 'warning', 'success', 'info', 'neutral'];

/** Text: 4.5:1. */
const texts: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['text', surface],
    ['text-muted', surface],
    ['accent-text', surface],
    ['danger-text', surface],
  ]),
  ...tones.map((tone): [string, string] => [`${tone}-text`, `${tone}-soft`]),
  ...tones.map((tone): [string, string] => ['text', `${tone}-soft`]),
  ['text', 'surface-press'],
  ['text', 'selection'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-press'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['surface', 'text'],
];

/** Not text: edges of controls, dots, the ring around the focus: 3:1. */
const edges: [string, string][] = [
  ...['line-strong', 'accent', 'danger', 'focus'].flatMap((edge) =>
    surfaces.map((surface): [string, string] => [edge, surface]),
  ),
  ...tones.map((tone): [string, string] => [tone, `${tone}-soft`]),
];

describe.each(['light', 'dark'] as const)('colours in the %s', (theme) => {
  const all = tokens();
  const ratio = (front: string, back: string) => {
    const [a, b] = [all.get(front), all.get(back)];
    if (!a || !b) throw new Error(`tokens.css has no colour ${a ? back : front}`);
    return contrast(a[theme], b[theme]);
  };

  it.each(texts)('reads %s on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('sees %s on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
    expect(contrast([0.5, 0.1, 160], [0.5, 0.1, 160])).toBe(1);
  });
});
