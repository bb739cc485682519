import { notify } from '@hoa/portal';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToasterHost } from './ToasterHost.tsx';

afterEach(() => act(() => void notify.dismiss()));

describe('the host of the toaster', () => {
  it('shows a toast that was raised before the toaster was fetched', async () => {
    notify.info('Saved before the first paint');
    render(<ToasterHost />);
    expect(await screen.findByRole('status')).toHaveTextContent('Saved before the first paint');
  });
});
