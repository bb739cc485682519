import { fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SearchScreen } from './SearchScreen.tsx';

const gateway = () => fakeGateway({});

describe('search', () => {
  it('shows that it is disabled [2.16.1]', () => {
    renderScreen(<SearchScreen />, { gateway: gateway(), at: '/search' });
    expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(screen.getByText('Search is temporarily disabled')).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeDisabled();
  });

  it.each(['pool hours', '<img src=x onerror=alert(1)>', '100% & more'])(
    'shows the query: %s [2.1.4]',
    (query) => {
      const at = `/search?q=${encodeURIComponent(query)}`;
      renderScreen(<SearchScreen />, { gateway: gateway(), at });
      expect(screen.getByRole('searchbox')).toHaveValue(query);
      expect(screen.getByText(`You asked for “${query}”.`)).toBeVisible();
      expect(document.querySelector('img')).toBeNull();
    },
  );
});
