import { Link } from '@hoa/portal';
import { fakeGateway, renderScreen } from '@hoa/portal/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useLeaveGuard } from './useLeaveGuard.tsx';

const isProfile = (path: string) => path.startsWith('/profile');

function Form() {
  const [text, setText] = useState('');
  const question = useLeaveGuard(text !== '', isProfile);
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/news?page=2">News</Link>
      <Link to="/profile?tab=privacy">Privacy</Link>
      {question}
    </>
  );
}

const open = () => renderScreen(<Form />, { gateway: fakeGateway({}), at: '/profile' });
const link = () => screen.getByRole('link', { name: 'News' });

// jsdom has no Navigation API, so these test the fallback; the e2e specs test the rest.
describe('leaving a page', () => {
  it('is not blocked without typed text', async () => {
    const { user, address } = open();
    await user.click(link());
    expect(address()).toBe('/news?page=2');
  });

  it('asks first with typed text, and stays on Keep editing', async () => {
    const { user, address } = open();
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'a');
    await user.click(link());
    expect(screen.getByRole('alertdialog', { name: 'Discard what you have typed?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/profile');
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('a');
  });

  it('does not ask before an address that loses nothing', async () => {
    const { user, address } = open();
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'a');
    await user.click(screen.getByRole('link', { name: 'Privacy' }));
    expect(address()).toBe('/profile?tab=privacy');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('continues to the link on Discard', async () => {
    const { user, address } = open();
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'a');
    await user.click(link());
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(address()).toBe('/news?page=2');
  });

  it('shows the browser’s dialog on reload', async () => {
    const { user } = open();
    const leave = () => {
      const event = createEvent('beforeunload', window, { cancelable: true });
      fireEvent(window, event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'a');
    expect(leave()).toBe(true);
    await user.clear(screen.getByRole('textbox', { name: 'Text' }));
    expect(leave()).toBe(false);
  });
});
