import { PortalError } from '@hoa/api';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reportError } from './report-error.ts';
import { expectConsole, fakeGateway, renderScreen } from './testing/index.ts';

const show = () => renderScreen(null, { gateway: fakeGateway({}) });

it('is logged and shown under one trace id of eight characters [8.1.1 9.5]', async () => {
  expectConsole(/Failed to send message/);
  show();
  const error = new PortalError('unexpected');
  const traceId = reportError(error, 'Failed to send message');
  expect(traceId).toMatch(/^[0-9a-z]{8}$/);
  expect(await screen.findByText(`Failed to send message (id: ${traceId})`)).toBeVisible();
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(
    `[${traceId}] Failed to send message`,
    error,
  );
});

it('says Something went wrong without a message [8.1.1]', async () => {
  expectConsole(/Something went wrong/);
  show();
  const traceId = reportError(new Error('down'));
  expect(await screen.findByText(`Something went wrong (id: ${traceId})`)).toBeVisible();
});
