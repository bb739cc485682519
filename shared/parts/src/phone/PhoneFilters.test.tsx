import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhoneFilters } from './PhoneFilters.tsx';

function show(isPhone: boolean, filters: Record<string, string>) {
  const media = { matches: isPhone, addEventListener() {}, removeEventListener() {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), media) as never);
  render(
    <PhoneFilters
      label="Filters"
      search={<input type="search" aria-label="Search" />}
      filters={filters}
    >
      <select aria-label="Status" />
    </PhoneFilters>,
  );
  return userEvent.setup();
}

afterEach(() => vi.restoreAllMocks());

describe('filters on a phone', () => {
  it.each([
    [{ status: '', priority: '' }, 'Filters'],
    [{ status: 'new', priority: '' }, 'Filters 1'],
    [{ status: 'new', priority: 'high' }, 'Filters 2'],
  ])('of %o are folded into a button named %s', async (filters, name) => {
    const user = show(true, filters);
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('expand when the focus moves into them', async () => {
    const user = show(true, { status: '' });
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  });
});

it('filters are shown next to the search on wide screens', () => {
  show(false, { status: 'new' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
});
