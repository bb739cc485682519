import { test } from '../../fixtures/test.ts';
import { walk } from '../../pages/random-walk.ts';

/** `SEED=7 npm run test:e2e -- random-walk` repeats the steps of that seed. */
const seed = Number(process.env.SEED ?? 20_260);
/** `npm run proof` takes many more. */
const steps = Number(process.env.PROOF_STEPS ?? 25);

// A failure lists the walk's steps; traces and screenshots would only slow it down.
test.use({ serviceWorkers: 'allow', trace: 'off', screenshot: 'off' });

for (const role of ['resident', 'vendor', 'admin'] as const) {
  test(`${steps} random steps as ${role} break nothing (seed ${seed})`, async ({
    context,
    faults,
  }) => {
    test.setTimeout(60_000 + steps * 500);
    // The walk goes offline, where the remotes of other roles are not cached.
    faults.expect(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|remote-\w+ could not be loaded/);
    await walk({ context, role, seed, steps, faults });
  });
}
