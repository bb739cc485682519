import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Alert } from './Alert.tsx';
import { Banner } from './Banner.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { SkeletonList } from './Skeleton.tsx';

describe('Alert', () => {
  it.each([
    ['danger', 'alert'],
    ['warning', 'alert'],
    ['info', 'status'],
    ['success', 'status'],
  ] as const)('of tone %s has the role %s', (tone, role) => {
    render(<Alert tone={tone} title="Note" />);
    expect(screen.getByRole(role)).toHaveTextContent('Note');
  });
});

describe('ErrorPanel', () => {
  it('shows what failed and offers Try Again', async () => {
    const onRetry = vi.fn();
    render(<ErrorPanel message="Failed to load tickets" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load tickets');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('has no button when there is nothing to try', () => {
    render(<ErrorPanel message="Failed to load tickets" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('Banner', () => {
  it('can be dismissed', async () => {
    const onDismiss = vi.fn();
    render(<Banner onDismiss={onDismiss}>You are offline</Banner>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe('EmptyState', () => {
  it('shows what is empty and offers an action', () => {
    render(<EmptyState title="No tickets" action={<a href="/new">New Ticket</a>} />);
    expect(screen.getByText('No tickets')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New Ticket' })).toBeVisible();
  });
});

describe('SkeletonList', () => {
  it('is announced once, not per skeleton', () => {
    render(<SkeletonList count={3} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading…$/);
  });
});
