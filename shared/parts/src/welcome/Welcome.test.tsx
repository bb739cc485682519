import type { Role } from '@hoa/domain';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Welcome } from './Welcome.tsx';

const panel = () => screen.findByRole('region', { name: 'Welcome to Cedar Hollow' });

const show = (role: Role, association?: string) =>
  renderScreen(
    <main>
      <h1 tabIndex={-1}>Home</h1>
      <Welcome at="start" />
      <Welcome at="end" />
    </main>,
    { gateway: fakeGateway({}), actor: actors[role], ...(association && { association }) },
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  window.innerWidth = 1024;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the welcome', () => {
  it.each([
    ['resident', ['/tickets?item=new', '/payments', '/news?tab=events', '/forums']],
    ['vendor', ['/vendor?view=table', '/vendor?status=resolved', '/vendor/invoices']],
    [
      'admin',
      ['/tickets?view=kanban', '/admin?tab=vendors', '/admin?tab=news', '/admin?tab=broadcast'],
    ],
  ] as const)('leads a %s to what they can do here', async (role, addresses) => {
    show(role);
    const links = within(await panel()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  it('names the association of the person', async () => {
    show('resident', 'Elm Court');
    expect(await screen.findByRole('region', { name: 'Welcome to Elm Court' })).toBeVisible();
  });

  it('is shown in only one of its two positions, on a large screen and on a phone', async () => {
    const { unmount } = show('resident');
    expect((await panel()).parentElement?.nextElementSibling).toBeNull();
    unmount();
    window.innerWidth = 390;
    show('resident');
    expect(await panel()).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('waits below the screen of a phone until it is scrolled to', async () => {
    let scrollTo: () => void = () => undefined;
    class Observer {
      constructor(tell: IntersectionObserverCallback) {
        scrollTo = () =>
          tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 5000, 1, 1),
    );
    // Loads the panel, unless an earlier test has.
    const idle = vi.fn((work: IdleRequestCallback) => setTimeout(work));
    vi.stubGlobal('requestIdleCallback', idle);
    window.innerWidth = 390;
    show('resident');
    expect(idle).not.toHaveBeenCalled();
    expect(screen.queryByRole('region')).toBeNull();
    act(() => scrollTo());
    expect(await panel()).toBeVisible();
  });

  it('stays hidden after it was dismissed, for this person only', async () => {
    const { user, unmount } = show('resident');
    await user.click(within(await panel()).getByRole('button', { name: 'Hide this welcome' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
    unmount();
    const again = show('resident');
    expect(again.container.querySelector('[class*="room"]')).toBeNull();
    again.unmount();
    show('admin');
    expect(await panel()).toBeVisible();
  });
});
