import { firstReads, pagesByRole } from '@hoa/shared/testing';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';
import { screens } from './screens.ts';

it.each(pagesByRole(pages))(
  '$path of $role declares what it reads first',
  async ({ page, role }) => {
    const { Screen } = await screens[page.id]();
    const screen = <Screen />;
    const { read, declared } = await firstReads(screen, page, role);
    expect(declared).toEqual(read);
  },
);
