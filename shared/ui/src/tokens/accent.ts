import { type Colour, colourOf, linearRgb } from './contrast.ts';

/** The tokens that derive from the accent color. */
export type AccentToken =
  | 'accent'
  | 'accent-hover'
  | 'accent-press'
  | 'accent-soft'
  | 'accent-text'
  | 'on-accent'
  | 'selection';

/** Colors as `#rrggbb`. */
export type AccentTokens = Readonly<Record<AccentToken, string>>;

/** The lightness of the accent where text on it and accent text on every surface have a contrast of 4.5:1. */
const lightness = { light: [0.3, 0.5], dark: [0.74, 0.86] } as const;

/**
 * Derives the accent tokens of both themes from a color `#rrggbb`. Hue and saturation stay; the lightness is limited to
 * the range that keeps texts readable.
 */
export function accentTokens(color: string): { light: AccentTokens; dark: AccentTokens } {
  const [original, chroma, hue] = colourOfHex(color);
  const shade = (at: number, most = chroma) => hexOf([at, Math.min(chroma, most), hue]);
  const light = limited(original, lightness.light);
  const dark = limited(original, lightness.dark);
  return {
    light: {
      accent: shade(light),
      'accent-hover': shade(light - 0.055),
      'accent-press': shade(light - 0.105),
      'accent-soft': shade(0.955, 0.022),
      'accent-text': shade(light - 0.03),
      'on-accent': shade(0.99, 0.005),
      selection: shade(0.9, 0.06),
    },
    dark: {
      accent: shade(dark),
      'accent-hover': shade(dark + 0.04),
      'accent-press': shade(dark + 0.08),
      'accent-soft': shade(0.29, 0.036),
      'accent-text': shade(Math.max(dark, 0.83)),
      'on-accent': shade(0.19, 0.035),
      selection: shade(0.42, 0.07),
    },
  };
}

/** Returns the accent tokens as CSS custom properties for the `style` of an element. */
export function accentStyle(color: string): Record<string, string> {
  const { light, dark } = accentTokens(color);
  const names = Object.keys(light) as AccentToken[];
  return Object.fromEntries(
    names.map((name) => [`--${name}`, `light-dark(${light[name]}, ${dark[name]})`]),
  );
}

function limited(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

/** Converts `#rrggbb` to OKLCH. */
export function colourOfHex(color: string): Colour {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return colourOf([part(1), part(3), part(5)]);
}

/** Reduces the chroma until the color is in sRGB. */
function hexOf([at, chroma, hue]: Colour): string {
  const rgb = linearRgb([at, chroma, hue]);
  if (rgb.some((part) => part < -0.001 || part > 1.001)) return hexOf([at, chroma - 0.002, hue]);
  const hex = rgb.map((part) => {
    const value = limited(
      part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055,
      [0, 1],
    );
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
