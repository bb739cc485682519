import { createHash } from 'node:crypto';
import type { AuditorPackage } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PackagesSection } from './PackagesSection.tsx';

const ready: AuditorPackage = {
  id: 'package-1',
  requestedAt: '2026-03-10T15:00:00.000Z',
  state: 'ready',
  percent: 0,
  size: 2_500_000,
  readyAt: '2026-03-10T15:01:00.000Z',
  from: '2025-01-01',
  to: '2025-12-31',
  endsOn: '2026-04-09',
  madeBy: 'Ada',
  downloads: 0,
};

const open = (items: readonly AuditorPackage[], handlers: Handlers = {}) =>
  renderScreen(<PackagesSection />, {
    gateway: fakeGateway({ 'exports.packages': () => ({ items: [...items] }), ...handlers }),
    actor: actors.admin,
    isLive: true,
  });

const button = (name: string) => screen.findByRole('button', { name });

async function make(user: ReturnType<typeof open>['user']) {
  await user.click(await button('Make a package'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a package' }));
  return {
    dialog,
    submit: () => user.click(dialog.getByRole('button', { name: 'Make a package' })),
    async enter(label: string, day: string) {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), day);
    },
  };
}

describe("the list of auditors' packages", () => {
  it('shows the period, the last day of the link and the downloads of each', async () => {
    open([
      { ...ready, downloads: 2, downloadedAt: '2026-03-12T15:00:00.000Z' },
      { ...ready, id: 'package-2' },
      { ...ready, id: 'package-3', state: 'running' },
      { ...ready, id: 'package-4', state: 'failed' },
    ]);
    const items = await screen.findAllByRole('listitem');
    const texts = items.map(({ textContent }) => textContent);
    for (const text of texts) expect(text).toContain('Jan 1, 2025 – Dec 31, 2025');
    expect(texts[0]).toContain('2.4 MBLink until Apr 9, 2026Downloaded 2 times, last on');
    expect(texts[1]).toContain('Not downloaded yet');
    expect(texts[2]).toContain('Being prepared');
    expect(texts[3]).toContain('Failed. Revoke it and make another one.');
  });

  it('revokes a link after a question', async () => {
    let items = [ready];
    const { user, gateway } = open([], {
      'exports.packages': () => ({ items }),
      'exports.revokePackage': () => {
        items = [];
        return {};
      },
    });
    await user.click(await button('Revoke the link for Jan 1, 2025 – Dec 31, 2025'));
    await user.click(await button('Revoke link'));
    expect(await screen.findByText('No links at the moment')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(gateway.inputsOf('exports.revokePackage')).toMatchObject([{ packageId: 'package-1' }]);
  });

  it('says that it could not be loaded, and can be retried', async () => {
    let isAway = true;
    const { user } = open([], {
      'exports.packages': () => {
        if (isAway) throw new PortalError('network');
        return { items: [ready] };
      },
    });
    await screen.findByText('Failed to load the packages');
    isAway = false;
    await user.click(await button('Try Again'));
    expect(await screen.findByText('Jan 1, 2025 – Dec 31, 2025')).toBeVisible();
  });
});

describe('making a package', () => {
  const copied = vi.fn(() => true);
  beforeEach(() => {
    copied.mockClear();
    // The simulated page has no clipboard.
    document.execCommand = copied;
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('shows the address once, of which the server gets only a hash, and copies it', async () => {
    const { user, gateway } = open([], {
      'exports.makePackage': () => ready,
    });
    const { submit } = await make(user);
    await submit();
    const address = await screen.findByLabelText<HTMLInputElement>('Address');
    const [, token = ''] =
      /^http:\/\/[^/]+\/api\/packages#(default-hoa\.[\w-]{43})$/.exec(address.value) ?? [];
    const tokenHash = createHash('sha256').update(token).digest('base64url');
    const inputs = gateway.inputsOf('exports.makePackage');
    expect(inputs).toMatchObject([{ from: '2025-01-01', to: '2025-12-31', tokenHash }]);
    expect(JSON.stringify(inputs)).not.toContain(token);

    await user.click(await button('Copy address'));
    expect(copied).toHaveBeenCalledExactlyOnceWith('copy');
    expect(address.value.slice(address.selectionStart ?? 0, address.selectionEnd ?? 0)).toBe(
      address.value,
    );
    expect(screen.getByText('The address was copied.')).toBeVisible();
    const mail = screen.getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain(address.value);
    await user.click(await button('Done'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that the browser did not copy the address', async () => {
    copied.mockReturnValueOnce(false);
    const { user } = open([], { 'exports.makePackage': () => ready });
    const { submit } = await make(user);
    await submit();
    await user.click(await button('Copy address'));
    expect(screen.getByText(/^The address could not be copied/)).toBeVisible();
  });

  it.each([
    ['Last day of the period', '2024-12-31', 'The end must be after the beginning'],
    ['Last day of the link', '2020-01-01', 'Please choose a day within the next 90 days'],
  ])('refuses %s %s beside the field', async (label, day, message) => {
    const { user, gateway } = open([]);
    const { dialog, enter, submit } = await make(user);
    await enter(label, day);
    await submit();
    expect(await dialog.findByText(message)).toBeVisible();
    expect(gateway.inputsOf('exports.makePackage')).toEqual([]);
  });

  it('keeps what was chosen after a failure', async () => {
    expectConsole(/The portal is busy/);
    const { user } = open([], {
      'exports.makePackage': () => {
        throw new PortalError('busy');
      },
    });
    const { dialog, enter, submit } = await make(user);
    await enter('First day of the period', '2025-07-01');
    await submit();
    expect(await screen.findByText(/^The portal is busy/)).toBeVisible();
    expect(dialog.getByLabelText('First day of the period')).toHaveValue('2025-07-01');
  });
});
