import { type FakeGateway, fakeGateway, type Handlers } from '@hoa/api/testing';
import type { Role } from '@hoa/domain';
import { actors } from '@hoa/domain/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { PageEntry } from '../pages.ts';
import type { Screens } from '../screens.ts';
import { renderScreen } from './renderScreen.tsx';

/**
 * Tests that each page of a remote declares the queries that its screen sends first.
 * @param framed the screen as the remote shows it
 */
export function testFirstReads<Id extends string>(
  pages: readonly (PageEntry & { readonly id: Id })[],
  screens: Screens<Id>,
  framed: (screen: ReactNode) => ReactNode = (screen) => screen,
): void {
  it.each(pagesByRole(pages))(
    '$path of $role declares what it reads first',
    async ({ page, role }) => {
      const { Screen } = await screens[page.id]();
      const { read, declared } = await firstReads(framed(<Screen />), page, role);
      expect(declared).toEqual(read);
    },
  );
}

/**
 * Returns the queries that a screen sends before any response, and those that its page declares, both sorted. Every
 * page's boot request includes the association's settings, so pages do not declare them.
 */
async function firstReads(screen: ReactNode, page: PageEntry, role: Role) {
  // Requested by a part that loads after the screen.
  const gateway: FakeGateway = fakeGateway(unanswered, { unsupported: ['topics.withheld'] });
  await act(async () => {
    // The page declares parameter names in place of their values.
    renderScreen(screen, { gateway, actor: actors[role], at: page.path, route: page.path });
  });
  const declared = (page.reads ?? []).filter(([, , roles]) => roles?.includes(role) ?? true);
  return {
    read: inOrder(
      gateway.calls
        .filter(({ name }) => name !== 'association.get')
        .map(({ name, input }) => [name, input]),
    ),
    declared: inOrder(declared.map(([name, input]) => [name, input])),
  };
}

/** Returns every page with each of its roles, for a table of tests. */
function pagesByRole<Page extends PageEntry>(pages: readonly Page[]) {
  return pages.flatMap((page) => page.roles.map((role) => ({ page, role, path: page.path })));
}

const unanswered = new Proxy<Handlers>({}, { get: () => () => new Promise(() => undefined) });

function inOrder(reads: readonly (readonly [string, unknown])[]): string[] {
  return reads.map((one) => JSON.stringify(one)).sort();
}
