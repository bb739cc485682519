import type { AssociationExport } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExportSection } from './ExportSection.tsx';

const running: AssociationExport = {
  id: 'export-1',
  uid: 'admin-1',
  requestedAt: '2026-03-10T15:00:00.000Z',
  state: 'running',
  percent: 42,
};
const ready: AssociationExport = {
  ...running,
  state: 'ready',
  size: 2_500_000,
  readyAt: '2026-03-10T15:01:00.000Z',
  expiresAt: '2026-03-17T15:01:00.000Z',
};

const open = (current?: AssociationExport, handlers: Handlers = {}) =>
  renderScreen(<ExportSection />, {
    gateway: fakeGateway({ 'exports.get': () => ({ current }), ...handlers }),
    actor: actors.admin,
    portal: { viewAddress: async (id) => `/api/files/${id}` },
    isLive: true,
  });

const begin = (name: string) => screen.findByRole('button', { name });

describe('the export of the association', () => {
  it('is requested with a button', async () => {
    let current: AssociationExport | undefined;
    const { user, gateway } = open(undefined, {
      'exports.get': () => ({ current }),
      'exports.request': () => {
        current = running;
        return { current };
      },
    });
    await user.click(await begin('Export the association'));
    expect(await screen.findByText('The export is being prepared.')).toBeVisible();
    expect(gateway.inputsOf('exports.request')).toHaveLength(1);
  });

  it('shows its progress and cannot be requested meanwhile', async () => {
    open(running);
    const bar = await screen.findByRole('progressbar', { name: 'The export is being prepared.' });
    expect(bar).toHaveValue(42);
    expect(screen.getByText('42%')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is downloaded from a link, with its size and last day', async () => {
    open(ready);
    const link = await screen.findByRole('link', { name: 'Download the export' });
    expect(link).toHaveAttribute('href', '/api/files/export-1');
    expect(screen.getByText('2.4 MB')).toBeVisible();
    expect(screen.getByText(/^Made on .*Mar 10, 2026/)).toBeVisible();
    expect(screen.getByText(/^Can be downloaded until .*Mar 17, 2026/)).toBeVisible();
    expect(await begin('Export again')).toBeEnabled();
  });

  it('that failed can be requested again', async () => {
    open({ ...running, state: 'failed' });
    expect(await screen.findByText('The export failed. Try again.')).toBeVisible();
    expect(await begin('Export again')).toBeEnabled();
  });

  it('says that it could not be loaded or begun, and can be retried', async () => {
    expectConsole(/Failed to begin the export/);
    let isAway = true;
    const { user } = open(undefined, {
      'exports.get': () => {
        if (isAway) throw new PortalError('network');
        return {};
      },
      'exports.request': () => {
        throw new PortalError('busy');
      },
    });
    await screen.findByText('Failed to load the export');
    isAway = false;
    await user.click(await begin('Try Again'));
    await user.click(await begin('Export the association'));
    expect(await screen.findByText(/^Failed to begin the export/)).toBeVisible();
    expect(await begin('Export the association')).toBeEnabled();
  });
});
