import { readFileSync } from 'node:fs';
import { roles } from '@hoa/domain';
import { expect, it } from 'vitest';
import { mockActors } from '../mock-actors.ts';
import { openGateway } from '../testing/open-gateway.ts';
import { readSamples } from '../testing/read-samples.ts';
import { communityFigures } from './testing/community-figures.ts';
import { describeMoments } from './testing/moments.ts';
import { paymentFigures } from './testing/payment-figures.ts';
import { workFigures } from './testing/work-figures.ts';

const figures = [...communityFigures, ...paymentFigures, ...workFigures];
const cases = figures.flatMap((figure) =>
  roles
    .filter((role) => figure.roles.includes(role))
    .map((role) => [role, figure.name, figure] as const),
);

describeMoments('every figure is what the records amount to', (now) => {
  it.each(cases)('%s: %s [10.2]', async (role, _, { shown, recomputed }) => {
    const actor = mockActors[role];
    const gateway = openGateway(actor, { now });
    const data = await readSamples(now());
    expect(await shown(gateway)).toEqual(recomputed({ data, actor, now: now() }));
  });
});

it.each(figures.map(({ name }) => name))('docs/figures.md has a row for %s', (name) => {
  const page = readFileSync(new URL('../../../docs/figures.md', import.meta.url), 'utf8');
  const rows = page.split('\n').map((line) => line.split('|')[1]?.trim());
  expect(rows).toContain(name);
});
