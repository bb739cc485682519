import { Link } from '@hoa/shared';
import { fakeGateway, renderScreen } from '@hoa/shared/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useLeaveGuard } from './useLeaveGuard.tsx';

function Form() {
  const [text, setText] = useState('');
  const question = useLeaveGuard(text !== '');
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/news?page=2">News</Link>
      {question}
    </>
  );
}

const open = () => renderScreen(<Form />, { gateway: fakeGateway({}), at: '/profile' });
const link = () => screen.getByRole('link', { name: 'News' });

// jsdom has no Navigation API: these show what browsers without it do. The journeys show the rest.
describe('leaving a page', () => {
  it('is not held back while nothing is typed', async () => {
    const { user, address } = open();
    await user.click(link());
    expect(address()).toBe('/news?page=2');
  });

  it('asks first when something is typed, and stays on Keep editing', async () => {
    const { user, address } = open();
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'a');
    await user.click(link());
    expect(screen.getByRole('alertdialog', { name: 'Discard what you have typed?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/profile');
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('a');
  });

  it('goes where it was going on Discard', async () => {
    const { user, address } = open();
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'a');
    await user.click(link());
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(address()).toBe('/news?page=2');
  });

  it('by a reload asks in the browser’s words', async () => {
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
