import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccentTokens, accentTokens, colourOfHex } from './accent.ts';
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

describe('the accent of an association', () => {
  const all = tokens();
  const themes = ['light', 'dark'] as const;

  it.each([
    ['a deep color', '#7a1f2b', '#7a1f2b'],
    ['a color that is too light for white text', '#ffcc00', '#7a6000'],
    ['black', '#000000', '#2e2e2e'],
    ['white', '#ffffff', '#636363'],
  ])('is %s, darkened or lightened as needed', (_what, color, accent) => {
    expect(accentTokens(color).light.accent).toBe(accent);
  });

  const anyColor = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const own = Object.keys(accentTokens('#000000').light);
  const withOwn = (pairs: [string, string][]) =>
    pairs.filter((pair) => pair.some((name) => own.includes(name)));

  it('is readable whatever the color', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom(...themes), (color, theme) => {
        const derived = accentTokens(color)[theme];
        const colourOf = (name: string) =>
          own.includes(name)
            ? colourOfHex(derived[name as keyof AccentTokens])
            : all.get(name)?.[theme];
        const ratio = ([front, back]: [string, string]) =>
          contrast(colourOf(front) as Colour, colourOf(back) as Colour);
        for (const pair of withOwn(texts))
          expect(ratio(pair), `${pair}`).toBeGreaterThanOrEqual(4.5);
        for (const pair of withOwn(edges)) expect(ratio(pair), `${pair}`).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of the portal’s own color is close to the portal’s own tokens', () => {
    const derived = accentTokens('#1f5c45');
    for (const theme of themes)
      for (const name of own) {
        const colour = colourOfHex(derived[theme][name as keyof AccentTokens]);
        const [lightness] = all.get(name)?.[theme] ?? [];
        expect(Math.abs(colour[0] - Number(lightness)), `${theme} ${name}`).toBeLessThan(0.03);
      }
  });
});

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
    expect(contrast([0.5, 0.1, 160], [0.5, 0.1, 160])).toBe(1);
  });
});
