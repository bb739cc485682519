import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  pageOf,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewsScreen } from '../NewsScreen.tsx';

/** Opens the events of a person whose first address is `/api/calendars/1.ics`, the next `/api/calendars/2.ics`. */
function open(has: { path?: string; publicPath?: string } = {}, handlers: Handlers = {}) {
  let { path, publicPath } = has;
  let made = 0;
  const gateway = fakeGateway({
    'announcements.list': (page) => pageOf([], page),
    'events.list': (page) => pageOf([], page),
    'calendar.feed': () => ({ ...(path && { path }), ...(publicPath && { publicPath }) }),
    'calendar.renew': () => {
      made += 1;
      path = `/api/calendars/${made}.ics`;
      return {};
    },
    'calendar.end': () => {
      path = undefined;
      return {};
    },
    ...handlers,
  });
  return renderScreen(<NewsScreen />, { gateway, at: '/news?tab=events' });
}

const button = (name: string) => screen.findByRole('button', { name });
const address = () => screen.findByLabelText<HTMLInputElement>('Your address');
const { host, origin } = location;

describe('a calendar address', () => {
  afterEach(() => void Reflect.deleteProperty(document, 'execCommand'));

  it('is made, copied and opened in a calendar program', async () => {
    const { user } = open();
    // The simulated page has no clipboard.
    const copied = vi.fn(() => true);
    document.execCommand = copied;
    await user.click(await button('Subscribe to calendar'));
    expect(await screen.findByRole('dialog', { name: 'Subscribe to calendar' })).toBeVisible();
    await user.click(await button('Make my address'));
    expect(await address()).toHaveValue(`${origin}/api/calendars/1.ics`);
    const link = screen.getByRole('link', { name: 'Open in calendar' });
    expect(link).toHaveAttribute('href', `webcal://${host}/api/calendars/1.ics`);
    await user.click(await button('Copy address'));
    expect(copied).toHaveBeenCalledExactlyOnceWith('copy');
    expect(screen.getByText('The address was copied.')).toBeVisible();
  });

  it('is replaced and turned off after a question each', async () => {
    const { user, gateway } = open({ path: '/api/calendars/0.ics' });
    await user.click(await button('Subscribe to calendar'));
    expect(await address()).toHaveValue(`${origin}/api/calendars/0.ics`);
    await user.click(await button('Replace address'));
    const question = await screen.findByRole('alertdialog', { name: 'Replace this address?' });
    expect(gateway.inputsOf('calendar.renew')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Replace address' }));
    await screen.findByText('Address replaced');
    expect(await screen.findByDisplayValue(`${origin}/api/calendars/1.ics`)).toBeVisible();
    await user.click(await button('Turn off'));
    const end = await screen.findByRole('alertdialog', { name: 'Turn off your calendar address?' });
    await user.click(within(end).getByRole('button', { name: 'Turn off' }));
    expect(await button('Make my address')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('is beside that for everyone', async () => {
    const { user } = open({ publicPath: '/api/calendars/public/maple.ics' });
    await user.click(await button('Subscribe to calendar'));
    expect(await screen.findByLabelText('Address for everyone')).toHaveValue(
      `${origin}/api/calendars/public/maple.ics`,
    );
  });

  it('says that it could not be made, and can be made then', async () => {
    let isAway = true;
    const { user, gateway } = open(
      {},
      {
        'calendar.renew': () => {
          if (isAway) throw new PortalError('too-many-requests');
          return {};
        },
      },
    );
    await user.click(await button('Subscribe to calendar'));
    expectConsole(/Too many tries/);
    await user.click(await button('Make my address'));
    expect(await screen.findByText(/^Too many tries/)).toBeVisible();
    isAway = false;
    await user.click(await button('Make my address'));
    await waitFor(() => expect(gateway.inputsOf('calendar.renew')).toHaveLength(2));
  });

  it('has no button for an administrator who views the portal as a resident', async () => {
    const gateway = fakeGateway({
      'announcements.list': (page) => pageOf([], page),
      'events.list': (page) => pageOf([], page),
    });
    const actor = { ...actors.resident, impersonation: 'view' as const };
    renderScreen(<NewsScreen />, { gateway, at: '/news?tab=events', actor });
    await screen.findByText('No upcoming events');
    expect(screen.queryByRole('button', { name: 'Subscribe to calendar' })).toBeNull();
  });
});
