import { test } from '../../fixtures/test.ts';
import { walk } from '../../pages/random-walk.ts';

/** `SEED=7 npm run test:e2e -- random-walk` takes the steps of that seed again. */
const seed = Number(process.env.SEED ?? 20_260);

// A failure lists the walk's steps; traces and screenshots would only slow it down.
test.use({ serviceWorkers: 'allow', trace: 'off', screenshot: 'off' });

const steps = { resident: 700, vendor: 650, admin: 650 } as const;

for (const role of ['resident', 'vendor', 'admin'] as const) {
  test(`${steps[role]} random steps as ${role} break nothing (seed ${seed})`, async ({
    context,
    faults,
  }) => {
    test.setTimeout(300_000);
    // The walk goes offline, and offline a switch to another role finds its remote not kept.
    faults.expect(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|remote-\w+ could not be loaded/);
    await walk({ context, role, seed, steps: steps[role], faults });
  });
}
