import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordFigure } from '../../server/src/testing/record-figure.ts';
import { bookmark, faultsOf, lostMails, miscounts } from './crash-account.ts';
import type { SentCommand } from './crash-client.ts';
import { type CrashRig, startCrashRig } from './crash-rig.ts';

/** The number of crashes; set by `npm run proof`. */
const rounds = Number(process.env.PROOF_ROUNDS ?? 5);
const roundMs = 60_000;

/**
 * The kill follows this many acknowledged commands and a varying delay, so that it interrupts a different step each
 * time.
 */
const killAfter = { acknowledged: 12, atMostMs: 60 };

let rig: CrashRig;
beforeAll(async () => {
  rig = await startCrashRig({ isSynced: process.env.PROOF_ROUNDS !== undefined });
}, 120_000);
afterAll(() => rig?.portal.stop(), 60_000);

/** All clients send commands until the server, PostgreSQL or both are killed. */
async function streamUntilKilled(round: number): Promise<SentCommand[]> {
  let isOver = false;
  let acknowledged = 0;
  let kill = () => {};
  const isTime = new Promise<void>((resolve) => {
    kill = resolve;
  });
  const streams = rig.clients.map((client) =>
    client.stream(
      () => isOver,
      () => {
        acknowledged += 1;
        if (acknowledged === killAfter.acknowledged)
          setTimeout(kill, (round * 7) % killAfter.atMostMs);
      },
    ),
  );
  // The streams may end before the crash, so do not wait for it.
  await Promise.race([isTime, Promise.all(streams)]);
  if (round % 3 !== 1) await rig.portal.strikePostgres('SIGKILL');
  if (round % 3 !== 2) await rig.server.kill();
  isOver = true;
  return (await Promise.all(streams)).flat();
}

test(`${rounds} crashes lose, repeat and halve nothing [V2.3.3]`, {
  timeout: rounds * roundMs,
}, async () => {
  let sentInAll = 0;
  let unacknowledged = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const since = await rig.portal.owner(bookmark);
    const sent = await streamUntilKilled(round);
    sentInAll += sent.length;
    unacknowledged += sent.filter(({ answer }) => answer === undefined).length;

    await rig.portal.owner(async (client) => {
      expect(await faultsOf(client, sent, since), `after crash ${round}`).toEqual([]);
      await rig.server.start();
      for (const command of sent) {
        const sender = rig.clients.find(({ uid }) => uid === command.uid);
        const answer = await vi.waitFor(() => sender?.send(command), 10_000);
        if (command.answer !== undefined) expect(answer).toEqual(command.answer);
        command.answer = answer;
      }
      expect(await faultsOf(client, sent, since), `repeated after crash ${round}`).toEqual([]);
      expect(await miscounts(client)).toEqual([]);
    });
  }
  await rig.portal.owner((client) =>
    vi.waitFor(async () => expect(await lostMails(client)).toBe(0), 120_000),
  );
  recordFigure(
    `${rounds} crashes, ${sentInAll} commands, ${unacknowledged} cut off unacknowledged`,
  );
});
