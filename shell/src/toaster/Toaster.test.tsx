import { notify } from '@hoa/portal';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => void notify.dismiss());
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
});

const show = (kind: 'success' | 'error' | 'info' | 'loading', text: string) =>
  act(() => void notify[kind](text));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a toast', () => {
  it.each([
    ['success', 2000, 'status'],
    ['error', 4000, 'alert'],
    ['info', 4000, 'status'],
  ] as const)('of %s stays %i ms and is announced as %s [9.1]', (kind, ms, role) => {
    show(kind, 'Something happened');
    expect(screen.getByRole(role)).toHaveTextContent('Something happened');
    pass(ms - 50);
    expect(screen.getByText('Something happened')).toBeVisible();
    pass(100);
    expect(screen.queryByText('Something happened')).toBeNull();
  });

  it('with Undo stays 4000 ms and looks like a success', () => {
    const undo = vi.fn();
    act(() => void notify.undoable('Notification deleted', 'Undo', undo));
    const card = screen.getByRole('status').parentElement;
    expect(card).toHaveClass('success');
    pass(3950);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Notification deleted')).toBeNull();
  });

  it('of loading stays until it is dismissed [9.2]', () => {
    show('loading', 'Sending');
    pass(600_000);
    expect(screen.getByRole('status')).toHaveTextContent('Sending');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Sending')).toBeNull();
  });

  it('waits while it is pointed at or focused', () => {
    show('success', 'Saved');
    const region = screen.getByRole('region', { name: 'Messages' });
    fireEvent.pointerMove(region);
    pass(5_000);
    fireEvent.pointerMove(region);
    pass(5_000);
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent.pointerLeave(region);
    pass(1_000);
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    pass(10_000);
    expect(screen.getByText('Saved')).toBeVisible();
    act(() => dismiss.blur());
    pass(2_000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('goes from under a pointer that rests where it appeared', () => {
    show('success', 'Sent');
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
    pass(2_100);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('goes when it is dismissed', () => {
    show('error', 'Failed');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed')).toBeNull();
  });

  it('lets the others go in time after one was dismissed by keyboard', () => {
    show('success', 'Saved');
    show('success', 'Sent');
    const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => dismiss?.focus());
    pass(5_000);
    expect(screen.getByText('Sent')).toBeVisible();
    act(() => dismiss?.click());
    pass(2_100);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('is one of twenty at most [9.3]', () => {
    for (let n = 1; n <= 25; n += 1) show('info', `Toast ${n}`);
    expect(screen.getAllByRole('status')).toHaveLength(20);
    expect(screen.getByText('Toast 25')).toBeVisible();
  });

  it('is inside the open modal dialog, where it can be pressed and heard', async () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    show('success', 'Sent');
    expect(dialog).toContainElement(screen.getByText('Sent'));
    dialog.remove();
    await act(async () => undefined);
    expect(screen.getByText('Sent')).toBeInTheDocument();
  });
});
