import { expectConsole } from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';
import { sampleRegistry } from '../testing/sample-registry.ts';

it('shows that the pages can’t be loaded, keeps the frame, and shows them once they can', async () => {
  const { user, remotes } = await renderShell({
    role: 'resident',
    at: '/forums',
    registry: () => new Response('no', { status: 503 }),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('pages could not be loaded');
  expect(screen.getByRole('button', { name: 'User menu' })).toBeVisible();
  for (const bar of screen.getAllByRole('navigation', { name: 'Main' })) {
    expect(within(bar).queryByRole('listitem')).toBeNull();
  }

  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('alert')).toBeVisible();

  vi.stubGlobal('fetch', async () => Response.json({ remotes: sampleRegistry }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Community Forums' })).toBeVisible();
  expect(remotes.asked.at(-1)).toBe('load remote-resident');
});

it('shows that a remote was left out whose entry is wrong, where its pages are, and shows them once they can be', async () => {
  expectConsole(/A remote is left out/);
  const wrong = sampleRegistry.map((entry) =>
    entry.name === 'remote-admin'
      ? { ...entry, pages: entry.pages.map((page) => ({ ...page, menu: { icon: 'x', order: 1 } })) }
      : entry,
  );
  const { user, remotes } = await renderShell({
    role: 'admin',
    at: '/admin',
    registry: () => Response.json({ remotes: wrong }),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Administration could not be loaded');
  expect(screen.getByRole('button', { name: 'User menu' })).toBeVisible();

  await user.click(screen.getAllByRole('link', { name: 'Forums' })[0] as HTMLElement);
  expect(screen.getByRole('heading', { name: 'Community Forums' })).toBeVisible();
  window.history.back();
  expect(await screen.findByRole('alert')).toBeVisible();

  vi.stubGlobal('fetch', async () => Response.json({ remotes: sampleRegistry }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(remotes.asked.at(-1)).toBe('load remote-admin');
});
