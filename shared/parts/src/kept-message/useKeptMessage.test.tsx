import { fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { keptTexts } from '@hoa/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptMessage } from './useKeptMessage.ts';

const threadId = 'thread-lamp';
const place = `thread:${threadId}`;

function Reply() {
  const { text, write, send } = useKeptMessage({
    place,
    operation: 'threads.reply',
    onSent: () => undefined,
    onFailed: () => undefined,
  });
  return (
    <>
      <input aria-label="Message" value={text} onChange={({ target }) => write(target.value)} />
      <button type="button" onClick={() => void send({ threadId, content: text, attachments: [] })}>
        Send
      </button>
    </>
  );
}

function show(handlers: Handlers = {}) {
  const shown = renderScreen(<Reply />, { gateway: fakeGateway(handlers) });
  return { ...shown, texts: keptTexts('resident-1'), field: screen.getByLabelText('Message') };
}

/** Another tab removes the text of this place, which was `text` then. */
function dropElsewhere(texts: ReturnType<typeof keptTexts>, text: string) {
  const key = texts.keyOf(place);
  texts.drop(place);
  const oldValue = JSON.stringify({ text });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
  });
}

it('clears a text that was only shown here when another tab has sent it', () => {
  keptTexts('resident-1').keep(place, { text: 'Thank you.' });
  const { field, texts } = show();
  expect(field).toHaveValue('Thank you.');
  dropElsewhere(texts, 'Thank you.');
  expect(field).toHaveValue('');
});

it('keeps a text that was typed here when another tab removes the same text', async () => {
  const { user, field, texts } = show();
  await user.type(field, 'Thank you.');
  dropElsewhere(texts, 'Thank you.');
  expect(field).toHaveValue('Thank you.');
  expect(texts.read(place)).toMatchObject({ text: 'Thank you.' });
});

it('keeps no draft of a sent text that another tab removed during sending', async () => {
  let answer: (reply: never) => void = () => undefined;
  const { user, field, texts } = show({
    'threads.reply': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await user.type(field, 'Thank you.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  dropElsewhere(texts, 'Thank you.');
  act(() => answer({} as never));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(texts.read(place)).toBeUndefined();
});
