import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordFigure } from '../../server/src/testing/record-figure.ts';
import { miscounts } from '../crashes/crash-account.ts';
import { History } from './history.ts';
import { HistoryRig } from './history-rig.ts';
import { planOf } from './plan.ts';

/** The number of rounds; set by `npm run proof`. */
const rounds = Number(process.env.PROOF_HISTORIES ?? 2);
const stepsEach = 50;
const seed = Number(process.env.SEED ?? 1);
const roundMs = 120_000;

const history = new History();
let rig: HistoryRig;
beforeAll(async () => {
  rig = await HistoryRig.start(history);
}, 120_000);
afterAll(() => rig?.portal.stop(), 60_000);

test(`${rounds} rounds of eight clients, seed ${seed}, look as if one had acted after the other`, {
  timeout: rounds * roundMs,
}, async () => {
  const started = performance.now();
  for (let round = 1; round <= rounds; round += 1) {
    await rig.signIn();
    const scene = await rig.scene();
    const anomalies = await history.round(rig, scene, planOf(seed, round, stepsEach));
    expect(anomalies, `seed ${seed}, round ${round}`).toEqual([]);
  }
  await rig.portal.owner(async (owner) => {
    expect(await history.lostOrDoubled(owner)).toEqual([]);
    expect(await miscounts(owner)).toEqual([]);
  });
  const { operations, repeated, unknown } = history.counts;
  const perSecond = (operations / ((performance.now() - started) / 1000)).toFixed(0);
  recordFigure(
    `${operations} operations of eight clients on two servers in ${rounds} rounds of seed ${seed}, ${repeated} of them sent again and ${unknown} of unknown outcome, without an anomaly; ${perSecond} a second`,
  );
});
