import { keptTexts, watchTypedText } from '@hoa/ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { deleteTypedText, keepTypedText } from './keep-typed-text.ts';
import { restoreTypedText } from './restore-typed-text.ts';

watchTypedText();
let visits = 0;
let path = '';
beforeEach(() => {
  visits += 1;
  path = `/tickets/TKT-${visits}`;
  window.history.replaceState(null, '', path);
});

function Form() {
  return (
    <>
      <label>
        <span>Message</span> <textarea />
      </label>
      <input aria-label="Location" />
      <input aria-label="Password" type="password" />
    </>
  );
}

async function typeAndKeep() {
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Message'), 'Dear board');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  keepTypedText('resident-1');
  unmount();
  window.history.replaceState(null, '', '/login');
  return restoreTypedText('resident-1', '/login');
}

it('puts text back when its field is shown again on the same page, passwords excepted', async () => {
  await typeAndKeep();
  window.history.replaceState(null, '', path);
  render(<Form />);
  await act(async () => undefined);
  expect(screen.getByLabelText('Message')).toHaveValue('Dear board');
  expect(screen.getByLabelText('Location')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('puts nothing into a field of another page', async () => {
  await typeAndKeep();
  window.history.replaceState(null, '', '/forums');
  render(<Form />);
  await act(async () => undefined);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('leaves the field empty when another person signs in', async () => {
  const stop = await typeAndKeep();
  stop();
  window.history.replaceState(null, '', path);
  render(<Form />);
  await act(async () => undefined);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('puts nothing back into a field that has text', async () => {
  await typeAndKeep();
  window.history.replaceState(null, '', path);
  render(<textarea aria-label="Message" defaultValue="Something newer" />);
  await act(async () => undefined);
  expect(screen.getByLabelText('Message')).toHaveValue('Something newer');
});

it('puts text back once, not again after it has been sent', async () => {
  await typeAndKeep();
  window.history.replaceState(null, '', path);
  render(<Composer />);
  const field = screen.getByLabelText('Message');
  await act(async () => undefined);
  expect(field).toHaveValue('Dear board');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Dear board');
  expect(field).toHaveValue('');
});

it('ignores fields that save their own drafts', async () => {
  const { unmount } = render(<textarea aria-label="Message" data-kept="" />);
  await userEvent.type(screen.getByLabelText('Message'), 'Dear board');
  keepTypedText('resident-1');
  unmount();
  expect(keptTexts('resident-1').places('')).toEqual([]);
});

it('forgets one person’s text when they sign out, not another’s', () => {
  keptTexts('resident-1').keep('ticket:TKT-1', { text: 'Mine' });
  keptTexts('resident-2').keep('ticket:TKT-1', { text: 'Theirs' });
  deleteTypedText('resident-1');
  expect(keptTexts('resident-1').places('')).toEqual([]);
  expect(keptTexts('resident-2').read('ticket:TKT-1')).toEqual({ text: 'Theirs' });
});

function Composer() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState<string[]>([]);
  return (
    <>
      <ul>
        {sent.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <textarea
        aria-label="Message"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="button"
        onClick={() => {
          setSent([...sent, text]);
          setText('');
        }}
      >
        Send
      </button>
    </>
  );
}
