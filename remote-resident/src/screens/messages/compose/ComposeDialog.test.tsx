import { PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ComposeDialog } from './ComposeDialog.tsx';

const walt = { id: 'resident-2', displayName: 'Walt Simmons', units: ['B-203'] };
const priya = { id: 'resident-3', displayName: 'Priya Raman' };

function show(handlers: Handlers = {}, to?: string) {
  const onClose = vi.fn();
  const gateway = fakeGateway({
    'association.get': () => ({ timeZone: 'UTC', directory: 'residents' }) as never,
    'messageDrafts.get': () => null,
    'messageDrafts.save': () => ({}),
    'threads.recipients': ({ id, search = '' }) => {
      const items = [walt, priya].filter(
        (one) => (!id || one.id === id) && one.displayName.includes(search),
      );
      return { items, total: items.length };
    },
    'threads.compose': () => ({ threadId: 'thread-1' }),
    ...handlers,
  });
  const actor = actors.resident;
  const screenOf = renderScreen(<ComposeDialog to={to} onClose={onClose} />, { gateway, actor });
  return { ...screenOf, gateway, onClose };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

describe('A new message', () => {
  it('goes to the office', async () => {
    const { user, gateway, address, onClose } = show();
    await user.type(await field('Subject'), ' A key ');
    await user.type(await field('Message'), 'Who has one?');
    await user.click(press('Send'));
    await waitFor(() => expect(address()).toBe('/messages/thread-1'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(gateway.inputsOf('threads.compose')).toMatchObject([
      { toOffice: true, people: [], subject: 'A key', content: 'Who has one?', attachments: [] },
    ]);
  });

  it('goes to neighbors who are found and added', async () => {
    const { user, gateway } = show();
    await user.click(await screen.findByRole('radio', { name: /Neighbors/ }));
    await user.click(await screen.findByRole('button', { name: 'Add Walt Simmons' }));
    const chosen = screen.getByRole('list', { name: 'Recipients' });
    expect(within(chosen).getByRole('listitem')).toHaveTextContent('Walt Simmons');
    expect(screen.queryByRole('button', { name: 'Add Walt Simmons' })).toBeNull();
    await user.click(press('Add Priya Raman'));
    await user.click(press('Remove Walt Simmons'));
    await user.type(await field('Subject'), 'Tomatoes');
    await user.type(await field('Message'), 'Too many.');
    await user.click(press('Send'));
    await waitFor(() =>
      expect(gateway.inputsOf('threads.compose')).toMatchObject([
        { toOffice: false, people: [priya.id] },
      ]),
    );
  });

  it('shows what is missing next to the fields', async () => {
    const { user, gateway } = show();
    await user.click(await screen.findByRole('radio', { name: /Neighbors/ }));
    await user.click(press('Send'));
    expect(await field('Subject')).toHaveAccessibleDescription('Subject is required');
    expect(await field('Message')).toHaveAccessibleDescription('Message is required');
    expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(
      'Please choose at least one neighbor',
    );
    expect(gateway.inputsOf('threads.compose')).toEqual([]);
  });

  it('names neighbors who get no messages, and keeps what was typed', async () => {
    const { user } = show(
      {
        'threads.compose': () => {
          const params = { field: 'people', problem: 'not-receiving', people: walt.id };
          throw new PortalError('invalid-input', params);
        },
      },
      walt.id,
    );
    await user.type(await field('Subject'), 'Tomatoes');
    await user.type(await field('Message'), 'Too many.');
    await user.click(press('Send'));
    await waitFor(() =>
      expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(
        'Does not receive messages: Walt Simmons',
      ),
    );
    expect(await field('Message')).toHaveValue('Too many.');
  });

  it('says that a person cannot be written to, and does not go to the office instead', async () => {
    const { user, gateway } = show({}, 'resident-who-blocks');
    expect(await screen.findByText('You cannot write to this person.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /The office/ })).not.toBeChecked();
    await user.type(await field('Subject'), 'Tomatoes');
    await user.type(await field('Message'), 'Too many.');
    await user.click(press('Send'));
    expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(
      'Please choose at least one neighbor',
    );
    expect(gateway.inputsOf('threads.compose')).toEqual([]);
  });

  it('is addressed once its recipient could be loaded', async () => {
    let isBroken = true;
    const { user } = show(
      {
        'threads.recipients': () => {
          if (isBroken) throw new PortalError('network');
          return { items: [walt], total: 1 };
        },
      },
      walt.id,
    );
    expect(await screen.findByText('Failed to load neighbors')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /again|retry/i }));
    const chosen = await screen.findByRole('list', { name: 'Recipients' });
    expect(within(chosen).getByRole('listitem')).toHaveTextContent('Walt Simmons');
  });

  it('begins with the draft, and stores what is typed after a pause', async () => {
    const draft = { toOffice: true, people: [], subject: 'A key', content: 'Who ' };
    const { user, gateway } = show({ 'messageDrafts.get': () => draft });
    await user.type(await field('Message'), 'has one?');
    expect(await screen.findByText('Saved as a draft', {}, { timeout: 3000 })).toBeVisible();
    expect(gateway.inputsOf('messageDrafts.save').at(-1)).toEqual({
      ...draft,
      content: 'Who has one?',
      place: 'new',
    });
  });

  it('goes only to the office where there is no directory', async () => {
    show({ 'association.get': () => ({ timeZone: 'UTC' }) as never });
    expect(await field('Subject')).toBeVisible();
    expect(screen.getByText('To the office')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
