import { PortalError, type PortalErrorCode } from '@hoa/api';
import { fakeGateway } from '@hoa/api/testing';
import { expect, it, vi } from 'vitest';
import { withNewVersion } from './with-new-version.ts';

function open(code: PortalErrorCode) {
  const tell = vi.fn();
  const refuse = () => {
    throw new PortalError(code);
  };
  return { tell, gateway: withNewVersion(fakeGateway({ 'account.get': refuse }), tell) };
}

it('reports once that the server has a newer release, and every call still fails', async () => {
  const { gateway, tell } = open('new-version');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(gateway.call('account.get', {})).rejects.toMatchObject({ code: 'new-version' });
  }
  expect(tell).toHaveBeenCalledOnce();
});

it.each(['updating', 'network', 'invalid-input'] as const)('says nothing of %s', async (code) => {
  const { gateway, tell } = open(code);
  await expect(gateway.call('account.get', {})).rejects.toMatchObject({ code });
  expect(tell).not.toHaveBeenCalled();
});
