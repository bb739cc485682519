import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourRoles, spaces, textSizes } from './tokens.ts';

const source = readFileSync(
  new URL('../../../../shared/ui/src/tokens/tokens.css', import.meta.url),
  'utf8',
);

test.each([...colourRoles.flat(), ...textSizes, ...spaces])(
  '--%s is a token of the kit',
  (name) => {
    expect(source).toContain(`--${name}:`);
  },
);
