import { readFileSync } from 'node:fs';
import { mockActors } from '@hoa/mock-data/testing';
import { expect, it } from 'vitest';
import { addCounter, addGauge, createMetrics } from './metrics.ts';
import { openApp } from './testing/open-app.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');

/** Matches the metrics that the portal adds at startup. */
const added = /add(?:Gauge|Counter)\(\s*metrics,\s*'(\w+)'/g;

it('the dashboard and the alerts ask for figures that there are', async () => {
  const metrics = createMetrics({ ofProcess: true });
  const composed = readFileSync(new URL('../portal.ts', import.meta.url), 'utf8');
  for (const [, name = ''] of composed.matchAll(added)) {
    if (name.endsWith('_total')) addCounter(metrics, name, name);
    else addGauge(metrics, name, name, () => 1);
  }
  const token = 'a token of more than thirty-two characters';
  const { send } = openApp(() => mockActors.admin, { metrics, metricsToken: token });
  await send('/healthz');
  const text = await (
    await send('/metrics', { headers: { Authorization: `Bearer ${token}` } })
  ).text();
  const asked = [read('monitoring/dashboard.json'), read('monitoring/alerts.yml')]
    .join()
    .match(/\b(?:http_server|portal|process|nodejs)_\w+/g);
  expect(asked?.length).toBeGreaterThan(20);
  for (const name of new Set(asked)) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
});

it('every alert has instructions in the runbook', () => {
  const names = [...read('monitoring/alerts.yml').matchAll(/alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names)
    expect(read('runbook.md')).toMatch(new RegExp(`^\\| ${name} +\\| .{40}`, 'm'));
});
