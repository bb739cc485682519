import { expect, signInAs, test } from '../../fixtures/test.ts';

const rules = '@hoa/domain/tickets';

/** A shared module in the federation's share scope. */
interface Share {
  readonly from: string;
  get(): Promise<() => object>;
}

test('the rules of tickets are one copy, with both of an admin’s remotes on the page', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/tickets');
  await expect(page).toHaveURL('/login');
  await signInAs(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Management' })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await page.getByRole('link', { name: 'Forums' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Community Forums' })).toBeVisible();
  await page.getByRole('link', { name: 'Support' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Management' })).toBeVisible();

  const remotes = new Set(
    requested.flatMap((path) => path.match(/^\/remotes\/([^/]+)\//)?.[1] ?? []),
  );
  expect([...remotes].sort()).toEqual(['remote-admin', 'remote-resident']);
  // A second copy of React DOM, recognizable by the URL in its errors, would not know what the page has rendered.
  const scriptsOfRemotes = requested.filter((path) => /^\/remotes\/.*\.js$/.test(path));
  for (const path of new Set(scriptsOfRemotes)) {
    expect(await (await page.request.get(path)).text(), path).not.toContain('react.dev/errors');
  }

  const used = await page.evaluate(async (name) => {
    const page = globalThis as typeof globalThis & {
      __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, object>>> };
      __mf_module_cache__: { share: Record<string, object> };
    };
    const shares = Object.values(page.__FEDERATION__.__SHARE__).flatMap(
      (scope) => Object.values(scope.default?.[name] ?? {}) as Share[],
    );
    const provided = await Promise.all(shares.map(async ({ get }) => (await get())()));
    return {
      from: shares.map(({ from }) => from),
      isWhatRemotesRead: provided[0] === page.__mf_module_cache__.share[`default:${name}`],
    };
  }, rules);
  expect(used).toEqual({ from: ['shell'], isWhatRemotesRead: true });
  const scripts = requested.filter((path) => /^\/assets\/tickets-[\w-]+\.js$/.test(path));
  expect(new Set(scripts).size).toBe(1);
});
