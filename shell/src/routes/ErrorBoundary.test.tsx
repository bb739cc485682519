import { expectConsole } from '@hoa/portal/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary, ErrorScreen } from './ErrorBoundary.tsx';

it('shows what happened and offers to reload or go home [2.4.1]', async () => {
  const reload = vi.fn();
  const goHome = vi.fn();
  render(<ErrorScreen onReload={reload} onGoHome={goHome} />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We encountered an unexpected error. Please try reloading the page or return to the home page.',
  );
  expect(screen.getByText('Community Portal')).toBeVisible();
  expect(document.title).toBe('Something went wrong · Community Portal');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Reload Page' }));
  await user.click(screen.getByRole('button', { name: 'Go to Home' }));
  expect([reload.mock.calls.length, goHome.mock.calls.length]).toEqual([1, 1]);
});

it('replaces a shell that fails to render', () => {
  expectConsole(/The shell failed|The above error|Error: torn/);
  const Torn = () => {
    throw new Error('torn');
  };
  render(
    <ErrorBoundary>
      <Torn />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});
