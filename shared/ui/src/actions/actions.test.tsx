import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('Button', () => {
  it('does not submit a form unless its type is submit', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Add line</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps its name while loading, announces it, and ignores clicks', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save', busy: true }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the focus when loading begins', () => {
    const { rerender } = render(<Button>Save</Button>);
    screen.getByRole('button').focus();
    rerender(<Button loading>Save</Button>);
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('can be reached and shows why it is disabled', async () => {
    const onClick = vi.fn();
    const user = userEvent.setup();
    render(
      <Button disabledReason="Enter an amount first" onClick={onClick}>
        Pay
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Enter an amount first');
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('is named by its label, and by what it is about', () => {
    render(<IconButton label="View" suffix="Broken gate" icon="👁" mark="3" />);
    expect(screen.getByRole('button', { name: 'View Broken gate' })).toBeInTheDocument();
  });

  it('shows its name after a moment of hovering, until it is left', async () => {
    vi.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<IconButton label="Close" icon="×" />);
    await user.hover(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Close')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(400));
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText('Close')).toBeVisible();
    await user.unhover(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Close')).not.toBeInTheDocument();
  });

  it('shows its name on keyboard focus; Escape hides it', async () => {
    const user = userEvent.setup();
    render(<IconButton label="Close" icon="×" />);
    await user.tab();
    expect(await screen.findByText('Close')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Close')).not.toBeInTheDocument();
  });
});
