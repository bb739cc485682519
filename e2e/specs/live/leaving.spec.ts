import { test } from '../../fixtures/live.ts';
import { isProof } from '../../fixtures/proof.ts';
import { createRandom } from '../../fixtures/random.ts';
import { deleteAndLeave } from '../../pages/leaving.ts';

// More notifications of other tests would fill the first page again.
test.use({ portal: 'with the notifications of the demo' });

const times = isProof ? 7 : 3;

/** In milliseconds: high enough that a request is still in the browser when the page is left. */
const latency = 300;

test('a change that the page shows reaches the server, whenever the page is left', async ({
  signIn,
}) => {
  // Every visit loads the page over the slow connection.
  test.slow();
  const { page } = await signIn('resident@cedarhollow.example');
  const devTools = await page.context().newCDPSession(page);
  const network = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await devTools.send('Network.emulateNetworkConditions', network);
  const random = createRandom(31);
  for (let time = 0; time < times; time += 1) await deleteAndLeave(page, random);
});
